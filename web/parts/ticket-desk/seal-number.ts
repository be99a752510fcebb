const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** Closed for everyone but the server, this device included; opened in `server/ticket-desk/sealed-number.ts`. */
export async function sealNumber(number: string, serverKey: BufferSource): Promise<string> {
  const { subtle } = crypto;
  const server = await subtle.importKey('raw', serverKey, CURVE, false, []);
  const own = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256);
  const key = await subtle.importKey(
    'raw',
    await subtle.digest('SHA-256', shared),
    'AES-GCM',
    false,
    ['encrypt'],
  );
  // The key is of this message alone, so its first nonce is never used twice.
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv: new Uint8Array(12) },
    key,
    new TextEncoder().encode(number),
  );
  const point = await subtle.exportKey('raw', own.publicKey);
  return base64url(new Uint8Array([...new Uint8Array(point), ...new Uint8Array(sealed)]));
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

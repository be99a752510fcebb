import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What the text is: each kind has a key of its own, grown from the portal's. */
export type SealedKind =
  | 'payment-token'
  | 'activation-code'
  | 'activation-grant'
  | 'desk-key'
  | 'letter-stop'
  | 'totp-secret';
export type SealKey = { kind: SealedKind; secretKey: string };

/** A copy of the database alone opens nothing: the key is in the settings. */
export function sealText(text: string, key: SealKey): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

export function unsealText(sealed: Buffer, key: SealKey): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = sealed.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

function keyOf({ kind, secretKey }: SealKey): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `${kind}:v1`, 32));
}

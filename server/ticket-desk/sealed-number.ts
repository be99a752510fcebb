import { createDecipheriv, createECDH, createHash, type ECDH, hkdfSync } from 'node:crypto';
import { everyKey, type OneKey, type SecretKey } from '../base/secret-key.ts';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const TAG_BYTES = 16;
// Every message has a fresh key, so a constant nonce is safe.
const NONCE = Buffer.alloc(12);

/**
 * Public key with which an offline desk encrypts queued numbers, so that a stolen device reveals none. Derived from the
 * portal's key, so that every process can decrypt.
 */
export function sealingKey(secretKey: OneKey): Buffer {
  return keyPair(secretKey).getPublicKey();
}

/** Null when it was not encrypted for us. Tries previous keys, for numbers queued before a rotation. */
export function unsealNumber(sealed: string, secretKey: SecretKey): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of everyKey(secretKey)) {
    const number = open(bytes, key);
    if (number !== null) return number;
  }
  return null;
}

function open(bytes: Buffer, secretKey: OneKey): string | null {
  const point = bytes.subarray(0, POINT_BYTES);
  const body = bytes.subarray(POINT_BYTES, -TAG_BYTES);
  try {
    const shared = keyPair(secretKey).computeSecret(point);
    const key = createHash('sha256').update(shared).digest();
    const decipher = createDecipheriv('aes-256-gcm', key, NONCE);
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyPair({ text }: OneKey): ECDH {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', text, '', 'desk-queue:v1', 32)));
  return pair;
}

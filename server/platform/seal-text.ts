import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { everyKey, type OneKey, type SecretKey } from '../base/secret-key.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Purpose of the text: each has a key derived from the portal's. */
export type SealedKind =
  | 'payment-token'
  | 'activation-code'
  | 'activation-grant'
  | 'desk-key'
  | 'gift-link'
  | 'letter-stop'
  | 'totp-secret'
  | 'refund-account';
export type SealKey = { kind: SealedKind; secretKey: SecretKey };

/** Encrypted with an unknown key, or damaged. */
export class NoKeyOpens extends Error {}

/** A database copy alone cannot be decrypted: the key is in the settings. The key's id comes first. */
export function sealText(text: string, { kind, secretKey }: SealKey): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(kind, secretKey), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([secretKey.id, iv, cipher.getAuthTag(), sealed]);
}

export function unsealText(sealed: Buffer, { kind, secretKey }: SealKey): string {
  const keys = everyKey(secretKey);
  const named = keys.find(({ id }) => sealed.subarray(0, id.length).equals(id));
  // Text from before key ids starts with random bytes: try every key.
  const tries = [
    ...(named ? [{ key: named, bytes: sealed.subarray(named.id.length) }] : []),
    ...keys.map((key) => ({ key, bytes: sealed })),
  ];
  for (const { key, bytes } of tries) {
    const text = open(bytes, derivedKey(kind, key));
    if (text !== null) return text;
  }
  throw new NoKeyOpens(`no key opens this ${kind}`);
}

function open(bytes: Buffer, key: Buffer): string | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function derivedKey(kind: SealedKind, { text }: OneKey): Buffer {
  return Buffer.from(hkdfSync('sha256', text, '', `${kind}:v1`, 32));
}

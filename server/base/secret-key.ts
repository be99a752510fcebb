import { createHmac, hkdfSync } from 'node:crypto';

const ID_BYTES = 8;

/** One key and the id that prefixes what it encrypted. The id reveals nothing about the key. */
export type OneKey = { id: Buffer; text: string };
/** The current key, which encrypts and signs, and others that only decrypt: previous keys, or the next one. */
export type SecretKey = OneKey & { others: readonly OneKey[] };

export function secretKeyOf(text: string, others: readonly string[] = []): SecretKey {
  return { ...oneKey(text), others: others.map(oneKey) };
}

/** The current key comes first. */
export function everyKey(secretKey: SecretKey): OneKey[] {
  return [secretKey, ...secretKey.others];
}

/** With the current key, for new values. */
export function keyedHash(name: string, { text }: OneKey): Buffer {
  return createHmac('sha256', text).update(name).digest();
}

/** With every key, to find values written before the key was changed. */
export function keyedHashes(name: string, secretKey: SecretKey): Buffer[] {
  return everyKey(secretKey).map((key) => keyedHash(name, key));
}

function oneKey(text: string): OneKey {
  return { id: Buffer.from(hkdfSync('sha256', text, '', 'key-id:v1', ID_BYTES)), text };
}

import { createHmac, hkdfSync } from 'node:crypto';

const ID_BYTES = 8;

/** One key, and the name that stands before what it sealed. The name tells nothing of the key. */
export type OneKey = { id: Buffer; text: string };
/** The key that seals and signs, and those that only open: the ones before it, or the next one. */
export type SecretKey = OneKey & { others: readonly OneKey[] };

export function secretKeyOf(text: string, others: readonly string[] = []): SecretKey {
  return { ...oneKey(text), others: others.map(oneKey) };
}

/** The one that seals comes first. */
export function everyKey(secretKey: SecretKey): OneKey[] {
  return [secretKey, ...secretKey.others];
}

/** Of the key that seals, for what is written now. */
export function keyedHash(name: string, { text }: OneKey): Buffer {
  return createHmac('sha256', text).update(name).digest();
}

/** Of every key, for what may have been written before the key was changed. */
export function keyedHashes(name: string, secretKey: SecretKey): Buffer[] {
  return everyKey(secretKey).map((key) => keyedHash(name, key));
}

function oneKey(text: string): OneKey {
  return { id: Buffer.from(hkdfSync('sha256', text, '', 'key-id:v1', ID_BYTES)), text };
}

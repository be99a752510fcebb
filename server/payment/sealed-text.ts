import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Closed with a key that is not in the database: version, nonce, tag, text. */
export function sealText(secretKey: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey, 'seal'), nonce);
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), closed]);
}

/** Throws when the text was changed or closed with another key. */
export function openText(secretKey: string, sealed: Buffer): string {
  if (sealed[0] !== VERSION) throw new Error('sealed in an unknown way');
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const closed = sealed.subarray(1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey, 'seal'), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8');
}

/** Finds an equal text again without keeping the text; of no use to one who has only the table. */
export function markOf(secretKey: string, text: string): Buffer {
  return createHmac('sha256', keyOf(secretKey, 'mark')).update(text, 'utf8').digest();
}

function keyOf(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `payment ${purpose}`, 32));
}

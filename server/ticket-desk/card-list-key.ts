import { createHash, hkdfSync, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { cutDigest, LIST_ITERATIONS, LIST_SALT } from '../../domain/ticket-desk/card-list.ts';
import type { OneKey } from '../base/secret-key.ts';

const derive = promisify(pbkdf2);

/** The HMAC key of the card list. Only signed-in ticket desks receive it. */
export function listKey({ text }: OneKey): Buffer {
  return Buffer.from(hkdfSync('sha256', text, '', 'desk-list:v2', 32));
}

/** A fingerprint of the key, and of the way in which entries are made of it. */
export function listEdition(key: Buffer): string {
  return createHash('sha256').update('edition:2').update(key).digest('hex').slice(0, 16);
}

/** Slow on purpose and computed once for a card: whoever has list and key pays it for every number they try. */
export async function numberDigest(customerNumber: string): Promise<Buffer> {
  const digest = await derive(customerNumber, LIST_SALT, LIST_ITERATIONS, 32, 'sha256');
  return Buffer.from(cutDigest(digest, customerNumber));
}

/** The two blocks of HMAC (RFC 2104), so that the database can hash all cards anew when the key changes. */
export function hmacPads(key: Buffer): { inner: Buffer; outer: Buffer } {
  const block = Buffer.alloc(64);
  key.copy(block);
  return {
    inner: Buffer.from(block.map((byte) => byte ^ 0x36)),
    outer: Buffer.from(block.map((byte) => byte ^ 0x5c)),
  };
}

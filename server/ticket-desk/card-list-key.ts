import { createHash, hkdfSync, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { cutDigest, LIST_ITERATIONS, LIST_SALT } from '../../domain/ticket-desk/card-list.ts';
import type { OneKey } from '../base/secret-key.ts';

const derive = promisify(pbkdf2);

/** HMAC key of the card list. Only signed-in ticket desks receive it. */
export function listKey({ text }: OneKey): Buffer {
  return Buffer.from(hkdfSync('sha256', text, '', 'desk-list:v2', 32));
}

/** Fingerprint of the key and of the entry format. */
export function listEdition(key: Buffer): string {
  return createHash('sha256').update('edition:2').update(key).digest('hex').slice(0, 16);
}

/** Slow on purpose and computed once per card: an attacker with list and key pays for every guess. */
export async function numberDigest(customerNumber: string): Promise<Buffer> {
  const digest = await derive(customerNumber, LIST_SALT, LIST_ITERATIONS, 32, 'sha256');
  return Buffer.from(cutDigest(digest, customerNumber));
}

/** Both HMAC pads (RFC 2104), so that the database can rehash all cards when the key changes. */
export function hmacPads(key: Buffer): { inner: Buffer; outer: Buffer } {
  const block = Buffer.alloc(64);
  key.copy(block);
  return {
    inner: Buffer.from(block.map((byte) => byte ^ 0x36)),
    outer: Buffer.from(block.map((byte) => byte ^ 0x5c)),
  };
}

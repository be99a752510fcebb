import {
  LIST_HASH_BYTES,
  LIST_ITERATIONS,
  LIST_SALT,
} from '../../../domain/ticket-desk/card-list.ts';
import { callServer } from '../../platform/call-server.ts';
import type { ListKeys } from './offline-store.ts';

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** The keys of the list come with the session, apart from the list, and cannot be read back out of the browser. */
export async function fetchListKeys(): Promise<ListKeys> {
  const { edition, listKey, sealingKey } = await callServer('DeskController', 'getListKeys', {});
  const hashing = await crypto.subtle.importKey('raw', bytesOf(listKey), HMAC, false, ['sign']);
  return { edition, hashing, sealing: bytesOf(sealingKey) };
}

/** As `server/ticket-desk/card-list-key.ts` makes it: slow on purpose, some milliseconds for one card. */
export async function cardHash({ hashing }: ListKeys, number: string): Promise<Uint8Array> {
  const { subtle } = crypto;
  const encode = (text: string) => new TextEncoder().encode(text);
  const digits = await subtle.importKey('raw', encode(number), 'PBKDF2', false, ['deriveBits']);
  const slow = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: encode(LIST_SALT),
    iterations: LIST_ITERATIONS,
  };
  const digest = await subtle.deriveBits(slow, digits, 256);
  return new Uint8Array(await subtle.sign('HMAC', hashing, digest)).subarray(0, LIST_HASH_BYTES);
}

export async function cardHashText(keys: ListKeys, number: string): Promise<string> {
  return hexOf(await cardHash(keys, number));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

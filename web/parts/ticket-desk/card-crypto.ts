import {
  cutDigest,
  LIST_HASH_BYTES,
  LIST_ITERATIONS,
  LIST_SALT,
} from '../../../domain/ticket-desk/card-list.ts';
import { callServer } from '../../platform/call-server.ts';
import type { ListKeys } from './offline-store.ts';

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** The keys of the card list come with the session, apart from the list, and cannot be exported from the browser. */
export async function fetchCardListKeys(): Promise<ListKeys> {
  const { edition, listKey, sealingKey } = await callServer('DeskController', 'getListKeys', {});
  const hashing = await crypto.subtle.importKey('raw', bytesOf(listKey), HMAC, false, ['sign']);
  return { edition, hashing, sealing: bytesOf(sealingKey) };
}

/** Same as `server/ticket-desk/card-list-key.ts`: slow on purpose, some milliseconds for one card. */
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
  const digest = cutDigest(new Uint8Array(await subtle.deriveBits(slow, digits, 256)), number);
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

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** Encrypts for the server (ECDH, AES-GCM); decrypted in `server/ticket-desk/sealed-number.ts`. */
export async function encryptCardNumber(number: string, serverKey: BufferSource): Promise<string> {
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
  // The key is used for one message only, so a fixed nonce is safe.
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

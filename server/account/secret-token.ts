import { createHash, randomBytes } from 'node:crypto';
import { keyedHash, type OneKey } from '../base/secret-key.ts';

/** 256 random bits for a cookie or a link; the database sees only their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Six digits are quickly tried out: the hash hangs on the browser's token and on a key that is in no table. */
export function codeHashOf(code: string, request: string, key: OneKey): Buffer {
  return keyedHash(`login-code\n${request}\n${code}`, key);
}

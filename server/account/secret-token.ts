import { createHash, randomBytes } from 'node:crypto';
import { keyedHash, type OneKey } from '../base/secret-key.ts';

/** 256 random bits for a cookie or link; the database stores only the hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Six digits can be brute-forced, so the hash also takes the browser's token and a key that is in no table. */
export function codeHashOf(code: string, request: string, key: OneKey): Buffer {
  return keyedHash(`login-code\n${request}\n${code}`, key);
}

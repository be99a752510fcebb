import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link; the database sees only their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(...parts: string[]): Buffer {
  return createHash('sha256').update(parts.join('\n')).digest();
}

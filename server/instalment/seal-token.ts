import { createHash } from 'node:crypto';
import type { SecretKey } from '../base/secret-key.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';

/** A database copy alone cannot charge a card: the key is in the settings. */
export function sealToken(token: string, secretKey: SecretKey): Buffer {
  return sealText(token, { kind: 'payment-token', secretKey });
}

export function openToken(sealed: Buffer, secretKey: SecretKey): string {
  return unsealText(sealed, { kind: 'payment-token', secretKey });
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

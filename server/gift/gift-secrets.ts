import { createHmac } from 'node:crypto';
import { hashOf } from '../account/secret-token.ts';

/**
 * Secrets of links, grown from an id and the portal's key: they can be written into a mail again and again, and a copy
 * of the database alone has none of them. Rows are found by their hash.
 */
export function giverKey(giftOrderId: string, secretKey: string): string {
  return grown(`gift-giver:v1:${giftOrderId}`, secretKey);
}

/** Another one each time the code was replaced. */
export function openingMarker(orderId: string, secretKey: string, replacements = 0): string {
  const turn = replacements === 0 ? '' : `:${replacements}`;
  return grown(`gift-opening:v1:${orderId}${turn}`, secretKey);
}

export function secretHash(secret: string): Buffer {
  return hashOf(secret);
}

function grown(name: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(name).digest('base64url');
}

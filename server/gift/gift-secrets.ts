import { hashOf } from '../account/secret-token.ts';
import { everyKey, keyedHash, type OneKey, type SecretKey } from '../base/secret-key.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';

/**
 * Secrets of links, derived from an id and the portal's key, so that they can be mailed again and a database copy has
 * none of them. Rows are found by the hash.
 */
export function giverKey(giftOrderId: string, key: OneKey): string {
  return derivedSecret(`gift-giver:v1:${giftOrderId}`, key);
}

/** Changes whenever the code is replaced. */
export function openingMarker(orderId: string, key: OneKey, replacements = 0): string {
  const turn = replacements === 0 ? '' : `:${replacements}`;
  return derivedSecret(`gift-opening:v1:${orderId}${turn}`, key);
}

/** Stored hash of a link's secret; encrypted as well once its key is no longer the current one. */
type StoredSecret = { hash: Buffer; sealed: Buffer | null };

/** The secret of the existing link, whichever key it was derived from. */
export function storedSecret(
  grow: (key: OneKey) => string,
  { hash, sealed }: StoredSecret,
  secretKey: SecretKey,
): string {
  if (sealed) return unsealText(sealed, { kind: 'gift-link', secretKey });
  const made = everyKey(secretKey)
    .map(grow)
    .find((secret) => secretHash(secret).equals(hash));
  // A letter with a dead link is still sent; a missing key is reported at the start.
  return made ?? grow(secretKey);
}

export function sealSecret(secret: string, secretKey: SecretKey): Buffer {
  return sealText(secret, { kind: 'gift-link', secretKey });
}

export function secretHash(secret: string): Buffer {
  return hashOf(secret);
}

function derivedSecret(name: string, key: OneKey): string {
  return keyedHash(name, key).toString('base64url');
}

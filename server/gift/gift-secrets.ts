import { hashOf } from '../account/secret-token.ts';
import { everyKey, keyedHash, type OneKey, type SecretKey } from '../base/secret-key.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';

/**
 * Secrets of links, grown from an id and the portal's key: they can be written into a mail again and again, and a copy
 * of the database alone has none of them. Rows are found by their hash.
 */
export function giverKey(giftOrderId: string, key: OneKey): string {
  return derivedSecret(`gift-giver:v1:${giftOrderId}`, key);
}

/** Another one each time the code was replaced. */
export function openingMarker(orderId: string, key: OneKey, replacements = 0): string {
  const turn = replacements === 0 ? '' : `:${replacements}`;
  return derivedSecret(`gift-opening:v1:${orderId}${turn}`, key);
}

/** What a row knows of its link: sealed once the key that it grew from was changed. */
type StoredSecret = { hash: Buffer; sealed: Buffer | null };

/** The link that people already have, under whichever key it was made. */
export function storedSecret(
  grow: (key: OneKey) => string,
  { hash, sealed }: StoredSecret,
  secretKey: SecretKey,
): string {
  if (sealed) return unsealText(sealed, { kind: 'gift-link', secretKey });
  const made = everyKey(secretKey)
    .map(grow)
    .find((secret) => secretHash(secret).equals(hash));
  // A letter with a dead link still leaves; a missing key is told at the start.
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

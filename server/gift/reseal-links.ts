import { everyKey, type OneKey, type SecretKey } from '../base/secret-key.ts';
import { NoKeyOpens, unsealText } from '../platform/seal-text.ts';
import { giverKey, openingMarker, sealSecret, secretHash } from './gift-secrets.ts';
import type { LinkSecret, SealedLink } from './reseal-links-queries.ts';

/** The encrypted secret to store, so that the link works without previous keys; null: nothing to do. */
export function sealGiverKey(link: LinkSecret, secretKey: SecretKey): SealedLink | null {
  return sealLink(link, (key) => giverKey(link.id, key), secretKey);
}

export function sealMarker(link: LinkSecret, secretKey: SecretKey): SealedLink | null {
  return sealLink(link, (key) => openingMarker(link.id, key, link.replacements), secretKey);
}

function sealLink(
  { id, hash, sealed }: LinkSecret,
  grow: (key: OneKey) => string,
  secretKey: SecretKey,
): SealedLink | null {
  if (sealed) {
    const secret = unsealText(sealed, { kind: 'gift-link', secretKey });
    return { id, hash, anew: sealSecret(secret, secretKey) };
  }
  const made = everyKey(secretKey).find((key) => secretHash(grow(key)).equals(hash));
  if (!made) throw new NoKeyOpens('this gift-link grew from no key of ours');
  // Derivable from the current key, so it needs no stored copy.
  return made.id.equals(secretKey.id)
    ? null
    : { id, hash, anew: sealSecret(grow(made), secretKey) };
}

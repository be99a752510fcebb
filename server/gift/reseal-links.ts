import { unsealText } from '../platform/seal-text.ts';
import { everyKey, type OneKey, type SecretKey } from '../platform/secret-key.ts';
import { giverKey, openingMarker, sealSecret, secretHash } from './gift-secrets.ts';
import type { LinkSecret, SealedLink } from './reseal-links-queries.ts';

/** What must be written so that the links people have can be told again without the keys before. */
export function sealGiverKeys(found: LinkSecret[], secretKey: SecretKey): SealedLink[] {
  return found.flatMap((link) => sealLink(link, (key) => giverKey(link.id, key), secretKey));
}

export function sealMarkers(found: LinkSecret[], secretKey: SecretKey): SealedLink[] {
  return found.flatMap((link) =>
    sealLink(link, (key) => openingMarker(link.id, key, link.replacements), secretKey),
  );
}

function sealLink(
  { id, hash, sealed }: LinkSecret,
  grow: (key: OneKey) => string,
  secretKey: SecretKey,
): SealedLink[] {
  if (sealed) {
    const secret = unsealText(sealed, { kind: 'gift-link', secretKey });
    return [{ id, hash, anew: sealSecret(secret, secretKey) }];
  }
  const made = everyKey(secretKey).find((key) => secretHash(grow(key)).equals(hash));
  // Grown from the key of today it needs no seal; from none of ours it is nobody's any more.
  if (!made || made.id.equals(secretKey.id)) return [];
  return [{ id, hash, anew: sealSecret(grow(made), secretKey) }];
}

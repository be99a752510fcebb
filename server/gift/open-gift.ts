import { unsealCode } from '../activation/activation-secret.ts';
import type { GuestContext } from '../context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { secretHash } from './gift-secrets.ts';
import { isReplacedMarker } from './replace-code-queries.ts';
import { findMarkedGift, insertOpening } from './send-queries.ts';

/** The recipient's page asks with the marker of its link: noticed once. Mail filters follow links and run no page. */
export async function openGift(
  marker: string,
  { pool, clock, settings, language }: GuestContext,
): Promise<{ code: string | null }> {
  const markerHash = secretHash(marker);
  const gift = await findMarkedGift(pool, markerHash);
  if (!gift && (await isReplacedMarker(pool, markerHash))) {
    throw new Refusal('GIFT_LINK_REPLACED', refusalText('giftLinkReplaced', language));
  }
  if (!gift) return { code: null };
  await insertOpening(pool, { markerHash, now: clock.now() });
  return { code: unsealCode(gift.sealedCode, settings.secretKey) };
}

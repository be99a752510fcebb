import { activationState } from '../../../domain/activation/activation-state.ts';
import { writeGrant } from '../../activation/activation-grant.ts';
import { findClaimByCode } from '../../activation/activation-queries.ts';
import { activationCodeHashes, unsealCode } from '../../activation/activation-secret.ts';
import type { GuestContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { secretHash } from '../gift-secrets.ts';
import { isReplacedMarker } from '../giver/replace-code-queries.ts';
import { findMarkedGift, insertOpening } from '../send/send-queries.ts';

/**
 * Records the first opening. A script of the page calls this, so mail filters that only follow links do not count. The
 * browser keeps the marker, which only that letter has, as proof of the mailbox.
 */
export async function openGift(
  marker: string,
  context: GuestContext,
): Promise<{ code: string | null }> {
  const { pool, clock, settings, language } = context;
  const markerHash = secretHash(marker);
  const gift = await findMarkedGift(pool, markerHash);
  if (!gift && (await isReplacedMarker(pool, markerHash))) {
    throw new Refusal('GIFT_LINK_REPLACED', refusalText('giftLinkReplaced', language));
  }
  if (!gift) return { code: null };
  await insertOpening(pool, { markerHash, now: clock.now() });
  const code = unsealCode(gift.sealedCode, settings.secretKey);
  const claim = await findClaimByCode(pool, activationCodeHashes(code, settings.secretKey));
  if (claim && activationState(claim) === 'ready') {
    await writeGrant(context, { cardId: claim.cardId, code, mark: null, marker });
  }
  return { code };
}

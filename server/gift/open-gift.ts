import { unsealCode } from '../activation/activation-secret.ts';
import type { GuestContext } from '../context.ts';
import { secretHash } from './gift-secrets.ts';
import { findMarkedGift, insertOpening } from './send-queries.ts';

/** The recipient's page asks with the marker of its link: noticed once. Mail filters follow links and run no page. */
export async function openGift(
  marker: string,
  { pool, clock, settings }: GuestContext,
): Promise<{ code: string | null }> {
  const markerHash = secretHash(marker);
  const gift = await findMarkedGift(pool, markerHash);
  if (!gift) return { code: null };
  await insertOpening(pool, { markerHash, now: clock.now() });
  return { code: unsealCode(gift.sealedCode, settings.secretKey) };
}

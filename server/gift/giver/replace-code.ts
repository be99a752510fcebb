import {
  activationCodeHash,
  newActivationCode,
  sealCode,
} from '../../activation/activation-secret.ts';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../platform/context.ts';
import { openingMarker, secretHash } from '../gift-secrets.ts';
import { lockCodeToReplace, updateGiftCode } from './replace-code-queries.ts';

/** Replaces code and link, so that the reader of a wrong mailbox has nothing. False: the gift is activated. */
export async function replaceGiftCode(
  tx: Transaction,
  giftId: string,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
): Promise<boolean> {
  const { secretKey } = settings;
  const old = await lockCodeToReplace(tx, giftId);
  if (!old) return false;
  const code = newActivationCode();
  await updateGiftCode(tx, {
    giftId,
    cardId: old.cardId,
    codeHash: activationCodeHash(code, secretKey),
    sealedCode: sealCode(code, secretKey),
    markerHash: secretHash(openingMarker(giftId, secretKey, old.replacements + 1)),
    now: clock.now(),
  });
  return true;
}

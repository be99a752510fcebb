import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../platform/context.ts';
import { sendGift } from '../send/send-gift.ts';
import { updateRecipientEmail } from './giver-queries.ts';
import { replaceGiftCode } from './replace-code.ts';

/** For the office: a gift goes to the same or a corrected address. False: it is somebody's card, or taken back. */
export async function readdressGift(
  tx: Transaction,
  { giftId, recipientEmail }: { giftId: string; recipientEmail: string },
  deps: Pick<Deps, 'clock' | 'settings'>,
): Promise<boolean> {
  // It may have been read at the old address all the same.
  const isElsewhere = await updateRecipientEmail(tx, { giftId, recipientEmail });
  if (isElsewhere && !(await replaceGiftCode(tx, giftId, deps))) return false;
  return sendGift(tx, giftId, deps);
}

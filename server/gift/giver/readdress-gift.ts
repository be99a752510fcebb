import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../platform/context.ts';
import { sendGift } from '../send/send-gift.ts';
import { updateRecipientEmail } from './giver-queries.ts';
import { replaceGiftCode } from './replace-code.ts';

/** Office action: sends a gift again, optionally to a corrected address. False: already claimed or taken back. */
export async function readdressGift(
  tx: Transaction,
  { giftId, recipientEmail }: { giftId: string; recipientEmail: string },
  deps: Pick<Deps, 'clock' | 'settings'>,
): Promise<boolean> {
  // The old mailbox may have been read, so the code changes as well.
  const isElsewhere = await updateRecipientEmail(tx, { giftId, recipientEmail });
  if (isElsewhere && !(await replaceGiftCode(tx, giftId, deps))) return false;
  return sendGift(tx, giftId, deps);
}

import { ACTIONS } from '../../domain/office/actions.ts';
import type { Deps } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { notifyRefundState } from './notify-refund.ts';
import { deleteRefundAccount } from './refund-account.ts';
import { claimUntold, updateTold } from './refund-by-hand-queries.ts';

const UNDO_MS = ACTIONS.payRefund.undoDays * 24 * 60 * 60 * 1000;

/** What a person sent is told of when it can be taken back no more; then nobody needs the account number. */
export async function tellPaid({ pool, clock }: Deps, mayContinue: () => boolean): Promise<void> {
  while (mayContinue()) {
    const isTold = await inTransaction(pool, async (tx) => {
      const now = clock.now();
      const needId = await claimUntold(tx, now - UNDO_MS);
      if (!needId) return false;
      await notifyRefundState(tx, { needId, state: 'done', way: 'byHand' });
      await updateTold(tx, needId, now);
      await deleteRefundAccount(tx, needId);
      return true;
    });
    if (!isTold) return;
  }
}

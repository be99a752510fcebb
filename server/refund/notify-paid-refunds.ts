import { ACTIONS } from '../../domain/office/actions.ts';
import { inTransaction } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import type { FailedNeeds } from './failed-needs.ts';
import { notifyRefundState } from './notify-refund.ts';
import { deleteRefundAccount } from './refund-account.ts';
import { claimUnnotified, updateNotified } from './refund-by-hand-queries.ts';

const UNDO_MS = ACTIONS.payRefund.undoDays * 24 * 60 * 60 * 1000;

/** Notifies the payer once a manual refund cannot be undone; then the account number is deleted. */
export async function notifyPaidRefunds(
  deps: Deps,
  mayContinue: () => boolean,
  failed: FailedNeeds,
): Promise<void> {
  while (mayContinue()) {
    const isMore = await failed.passing((take) => notifyNext(deps, failed.ids, take));
    if (!isMore) return;
  }
}

function notifyNext(
  { pool, clock }: Deps,
  failed: string[],
  take: (needId: string) => void,
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const now = clock.now();
    const needId = await claimUnnotified(tx, now - UNDO_MS, failed);
    if (!needId) return false;
    take(needId);
    await notifyRefundState(tx, { needId, state: 'done', way: 'byHand', now });
    await updateNotified(tx, needId, now);
    await deleteRefundAccount(tx, needId);
    return true;
  });
}

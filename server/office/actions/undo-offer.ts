import { randomUUID } from 'node:crypto';
import { actionRule } from '../../../domain/office/actions.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changedAfterwards } from './action-refusals.ts';
import { ALL_ACTIONS } from './all-actions.ts';
import { type ActionLine, findAction } from './staff-action-queries.ts';
import { carryOutUndo } from './undo-action.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TRIED = new Error('tried, nothing undone');

/** `canUndo`: the undo would succeed. `undoFault`: the reason when it would not, while still in time. */
type Offer = { canUndo: boolean; undoFault: string | null };

/** Tries each undo and rolls back, so that offer and refusal follow one rule. */
export async function undoOffers(
  context: UserContext,
  lines: ActionLine[],
): Promise<Map<string, Offer>> {
  const open = lines.filter((line) => isOpen(line, context));
  const offers = new Map<string, Offer>();
  if (open.length === 0) return offers;
  await inTransaction(context.pool, async (tx) => {
    // Short lock timeout: the page does not wait for a concurrent change.
    await tx.query(`set local lock_timeout = '500ms'`);
    for (const { id } of open) {
      await tx.query('savepoint tried');
      const undoFault = await faultOf(tx, context, id);
      await tx.query('rollback to savepoint tried');
      offers.set(id, { canUndo: undoFault === null, undoFault });
    }
    throw TRIED;
  }).catch((error: unknown) => {
    if (error !== TRIED) throw error;
  });
  return offers;
}

/** Already undone, not undoable, or without the right: nothing to offer or explain. */
function isOpen({ kind, at, isUndo, isUndone }: ActionLine, { user, clock }: UserContext) {
  const { right, undoDays } = actionRule(kind);
  const isInTime = !isUndo && !isUndone && clock.now() <= at + undoDays * DAY_MS;
  return isInTime && Boolean(ALL_ACTIONS[kind].undo) && user.rights.includes(right);
}

async function faultOf(tx: Transaction, context: UserContext, id: string): Promise<string | null> {
  try {
    const done = await findAction(tx, id);
    if (done) await carryOutUndo(tx, context, { done, undoId: randomUUID(), reason: 'tried' });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    context.log.warn({ err: error, actionId: id }, 'an undo cannot be tried');
    return changedAfterwards(context.language).message;
  }
}

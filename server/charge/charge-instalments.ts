import { helsinkiDay } from '../../domain/base/local-date.ts';
import { mayRetry } from '../../domain/instalment/decline-class.ts';
import { isUsableToken } from '../../domain/instalment/usable-token.ts';
import { settleAll } from '../checkout/settle/reconcile-payments.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { findDeclinedDays, updateSchedule } from '../instalment/instalment-queries.ts';
import { notifyNoPaymentCard } from '../instalment/notify-no-payment-card.ts';
import { opensToken } from '../instalment/opens-token.ts';
import {
  claimDueContract,
  type DueContract,
  findUnpaid,
  hasLiveCharge,
  type Unpaid,
  waitForContract,
} from '../instalment/schedule-queries.ts';
import type { Deps } from '../platform/context.ts';
import { beginCharge } from './begin-charge.ts';
import { type Charge, type ChargeEnd, sendCharge } from './send-charge.ts';

export const CHARGE_INSTALMENTS = 'charge-instalments';
/** Consecutive: then the provider counts as down until the next run. */
const MOST_UNANSWERED = 5;
/** Outcomes that are an answer of the provider. */
const ANSWERED_ENDS: ChargeEnd[] = ['charged', 'stepUp', 'declined'];
/** Concurrent charges: one by one, a day of 100 000 would take until the evening. */
const AT_ONCE = 5;

/** Charges due instalments until none is left or the caller stops it. Safe to run in any number of processes. */
export async function chargeInstalments(
  deps: Deps,
  mayContinue: () => boolean = () => true,
): Promise<number> {
  let taken = 0;
  let unanswered = 0;

  async function chargeInTurn(): Promise<void> {
    let last: string | null = null;
    while (unanswered < MOST_UNANSWERED && mayContinue()) {
      const next: Next = await inTransaction(deps.pool, (tx) => claimNext(tx, last, deps));
      if (!next) return;
      taken += 1;
      last = next.contractId;
      // The provider was not called, so this says nothing about it.
      if (!next.charge) continue;
      const isAnswered = ANSWERED_ENDS.includes(await sendCharge(deps, next.charge));
      unanswered = isAnswered ? 0 : unanswered + 1;
    }
  }

  await settleAll(Array.from({ length: AT_ONCE }, chargeInTurn));
  return taken;
}

type Next = { contractId: string; charge: Charge | null } | null;

/** The previous charge's callback may still hold the lock: wait for it, or its next instalment is skipped. */
async function claimNext(tx: Transaction, last: string | null, deps: Deps): Promise<Next> {
  if (last) await waitForContract(tx, last);
  const contract = await claimDueContract(tx, deps.clock.now());
  if (!contract) return null;
  return { contractId: contract.contractId, charge: await chargeOf(tx, contract, deps) };
}

async function chargeOf(
  tx: Transaction,
  contract: DueContract,
  deps: Deps,
): Promise<Charge | null> {
  const { contractId, failingSince, tokenId } = contract;
  const now = deps.clock.now();
  const today = helsinkiDay(now);
  const put = (nextTry: Unpaid['dueOn'] | null) =>
    updateSchedule(tx, { contractId, nextTry, failingSince }).then(() => null);

  if (await hasLiveCharge(tx, { contractId, now })) return put(null);
  const [oldest] = await findUnpaid(tx, contractId);
  if (!oldest) return put(null);
  if (oldest.dueOn > today) return put(oldest.dueOn);
  const token = { expiresOn: contract.tokenExpiresOn, isRevoked: contract.isTokenRevoked };
  const isUsable = tokenId !== null && isUsableToken(token, today);
  if (!isUsable || !(await opensToken(tx, tokenId, deps))) {
    await updateSchedule(tx, { contractId, nextTry: null, failingSince: failingSince ?? today });
    if (!failingSince) await notifyNoPaymentCard(tx, { contract, instalment: oldest, today }, deps);
    return null;
  }
  if (!mayRetry(await findDeclinedDays(tx, contractId), today)) return put(null);
  return beginCharge(tx, { contract, tokenId, instalments: [oldest], initiative: 'mit', now });
}

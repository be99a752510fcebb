import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { declineClass } from '../../domain/instalment/decline-class.ts';
import { nextRetryOn } from '../../domain/instalment/retry-plan.ts';
import type { PaymentSection } from '../../domain/payment/provider-group.ts';
import type { Transaction } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import {
  type DueInstalment,
  findChargeFacts,
  findDeclinedDays,
  findNextDue,
  liftHolds,
  updatePaid,
  updateSchedule,
} from './instalment-queries.ts';
import { notifyChargeFailed, notifyPaidUp, sendInstalmentReceipt } from './notify-holder.ts';

const TRY_AGAIN_MS = 60 * 60 * 1000;

type Charged = { paymentId: string; instalments: DueInstalment[] };
type Paid = Charged & { method: PaymentSection | null };

/** Marks instalments as paid, in the settlement's transaction. */
export async function payInstalments(
  tx: Transaction,
  { paymentId, instalments, method }: Paid,
  deps: Deps,
): Promise<void> {
  const [first] = instalments;
  if (!first) return;
  const { contractId, cardId, failingSince, holder } = first;
  const now = deps.clock.now();
  await updatePaid(tx, { contractId, numbers: instalments.map(({ number }) => number), paymentId });
  const nextDue = await findNextDue(tx, contractId);
  const isBehind = nextDue !== null && nextDue <= helsinkiDay(now);
  await updateSchedule(tx, {
    contractId,
    nextTry: nextDue,
    failingSince: isBehind ? failingSince : null,
  });
  await sendInstalmentReceipt(tx, { paymentId, instalments, method, nextDueOn: nextDue }, deps);
  if (isBehind || !failingSince) return;
  await liftHolds(tx, { contractId, now });
  await notifyPaidUp(tx, { paymentId, cardId, holder }, deps);
}

/** The charge was declined or never happened. In the settlement's transaction. */
export async function failInstalments(
  tx: Transaction,
  { paymentId, instalments }: Charged,
  deps: Deps,
): Promise<void> {
  const [first] = instalments;
  if (!first || first.paidBy || first.isWithdrawn) return;
  const { contractId, failingSince } = first;
  const charge = await findChargeFacts(tx, paymentId);
  const now = deps.clock.now();
  const today = helsinkiDay(now);
  if (!charge) return goOnAsPlanned(tx, { contractId, failingSince }, today);
  if (charge.initiative === 'cit') {
    const nextTry = await findNextDue(tx, contractId);
    // The holder tried to pay what is not due yet, or cancelled: the plan continues unchanged.
    const isDue = nextTry !== null && nextTry <= today;
    if (!isDue || !charge.isDeclined) {
      return updateSchedule(tx, { contractId, nextTry, failingSince });
    }
  }
  if (!charge.isDeclined) {
    return updateSchedule(tx, { contractId, nextTry: now + TRY_AGAIN_MS, failingSince });
  }
  const since = failingSince ?? today;
  const { acquirerCode, brand } = charge;
  const declined = declineClass({ acquirerCode, stepUpNeeded: false }, brand);
  const declinedOn = await findDeclinedDays(tx, contractId);
  const retryOn = nextRetryOn({ failingSince: since, declinedOn, today });
  const nextTry = declined === 'later' ? retryOn : null;
  await updateSchedule(tx, { contractId, nextTry, failingSince: since });
  if (!failingSince)
    await notifyChargeFailed(tx, { instalment: first, since, retryOn: nextTry }, deps);
}

type Behind = Pick<DueInstalment, 'contractId' | 'failingSince'>;

/**
 * A declined or cancelled attempt by the holder: the saved card is charged as planned, also when its time has passed
 * meanwhile.
 */
async function goOnAsPlanned(
  tx: Transaction,
  { contractId, failingSince }: Behind,
  today: LocalDate,
): Promise<void> {
  const nextTry = failingSince
    ? nextRetryOn({ failingSince, declinedOn: await findDeclinedDays(tx, contractId), today })
    : await findNextDue(tx, contractId);
  await updateSchedule(tx, { contractId, nextTry, failingSince });
}

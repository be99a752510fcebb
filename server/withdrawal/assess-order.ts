import { type Cents, cents } from '../../domain/base/cents.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { type PaidPart, refundShares, totalOf } from '../../domain/withdrawal/refund-shares.ts';
import { type UsedValue, usedValue } from '../../domain/withdrawal/used-value.ts';
import { lastWithdrawalDay } from '../../domain/withdrawal/withdrawal-time.ts';
import { findLedger } from '../card/card-queries.ts';
import type { Database } from '../db/database.ts';
import {
  type BoughtThing,
  findBoughtThings,
  findInstalmentPayments,
  findVisitDays,
  type PaidOrder,
} from './withdrawal-queries.ts';

export type Assessment = {
  /** `taken`: every gift of the order is somebody's own by now. */
  state: 'open' | 'withdrawn' | 'tooLate' | 'company' | 'taken';
  order: PaidOrder;
  orderedOn: LocalDate;
  lastDay: LocalDate;
  /** What the withdrawal concerns, and what stays with whoever has it. */
  things: BoughtThing[];
  kept: BoughtThing[];
  paid: Cents;
  used: UsedValue;
  shares: PaidPart[];
};

/** What a withdrawal would mean at this moment. Under the order's lock, what it means. */
export async function assessOrder(
  db: Database,
  order: PaidOrder,
  now: number,
): Promise<Assessment> {
  const orderedOn = helsinkiDay(order.paidAt);
  // What was stated in time stays in time, however long it takes to find out whose it is.
  const today = helsinkiDay(order.statedAt ?? now);
  const lastDay = lastWithdrawalDay(orderedOn, order.envelopes, today);
  const bought = await findBoughtThings(db, order.paymentId);
  const things = bought.filter(({ isTaken }) => !isTaken);
  const kept = bought.filter(({ isTaken }) => isTaken);
  const { price, paid } = await moneyOf(db, order, kept);
  const used = await usedOf(db, { order, things, price, today });
  const standing = { order, orderedOn, lastDay, things, kept, used };
  return {
    ...standing,
    state: stateOf(standing, today),
    paid: totalOf(paid),
    shares: refundShares(paid, used.value),
  };
}

/** What was paid, payment by payment; and what all of it costs, also when most of it is still to be paid. */
async function moneyOf(db: Database, order: PaidOrder, kept: BoughtThing[]) {
  const { paymentId } = order;
  const keptPrice = kept.reduce((total, { price }) => total + price, 0);
  const amount = cents(Math.max(0, order.amount - keptPrice));
  if (order.billing === 'annually') return { price: amount, paid: [{ paymentId, amount }] };
  const [first] = await findBoughtThings(db, paymentId);
  return findInstalmentPayments(db, first?.orderId ?? '');
}

type Bought = { order: PaidOrder; things: BoughtThing[]; price: Cents; today: LocalDate };

async function usedOf(db: Database, { order, things, price, today }: Bought): Promise<UsedValue> {
  const nothing = { value: cents(0), days: 0, ofDays: 0 };
  const cardId = things[0]?.cardId;
  // A gift is used by making it one's own, and then it stays. The rest is reckoned only if the buyer asked for it.
  if (order.kind === 'gift' || !order.isStartRequested || !cardId) return nothing;
  const ledger = await findLedger(db, cardId);
  const visitDays = await findVisitDays(db, cardId);
  return usedValue({ ledger, causes: causesOf(order), visitDays, price, today });
}

/** What a settled payment writes into a ledger. */
export function causesOf({ paymentId }: PaidOrder): string[] {
  return [`payment:${paymentId}`, `campaign:${paymentId}`];
}

function stateOf(
  { order, lastDay, things }: Pick<Assessment, 'order' | 'lastDay' | 'things'>,
  today: LocalDate,
): Assessment['state'] {
  if (order.withdrawn) return 'withdrawn';
  if (order.kind === 'companyOrder') return 'company';
  if (today > lastDay) return 'tooLate';
  return things.length === 0 ? 'taken' : 'open';
}

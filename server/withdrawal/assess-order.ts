import { type Cents, cents } from '../../domain/base/cents.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { type RefundWay, refundWay } from '../../domain/payment/refund-way.ts';
import { type PaidPart, refundShares, totalOf } from '../../domain/withdrawal/refund-shares.ts';
import { type UsedValue, usedValue } from '../../domain/withdrawal/used-value.ts';
import { lastWithdrawalDay } from '../../domain/withdrawal/withdrawal-time.ts';
import { findLedger } from '../card/ledger-queries.ts';
import type { Database } from '../db/database.ts';
import { findRefunded } from '../refund/refundable-queries.ts';
import { causesOf } from './revoke-fulfilment.ts';
import { findGiftsStay } from './taken-gift-queries.ts';
import {
  type BoughtThing,
  findBoughtThings,
  findInstalmentPayments,
  findVisitDays,
  type PaidOrder,
} from './withdrawal-queries.ts';

export type Assessment = {
  /** `taken`: every gift of the order has been activated and stays. `refunded`: staff have refunded it in full. */
  state: 'open' | 'withdrawn' | 'tooLate' | 'company' | 'taken' | 'refunded';
  order: PaidOrder;
  orderedOn: LocalDate;
  lastDay: LocalDate;
  /** What the withdrawal covers, and what its holders keep. */
  things: BoughtThing[];
  kept: BoughtThing[];
  paid: Cents;
  used: UsedValue;
  shares: PaidPart[];
  /** How the money is refunded. */
  way: RefundWay;
};

/** Activated gifts that end, where gifts do not stay. */
export const endedGifts = ({ things }: Pick<Assessment, 'things'>): BoughtThing[] =>
  things.filter(({ isTaken }) => isTaken);

/** Effect of a withdrawal now; binding only under the order's lock. */
export async function assessOrder(
  db: Database,
  order: PaidOrder,
  now: number,
): Promise<Assessment> {
  const orderedOn = helsinkiDay(order.paidAt);
  // The day of the statement counts, however long it takes to identify the order.
  const today = helsinkiDay(order.statedAt ?? now);
  const lastDay = lastWithdrawalDay(orderedOn, order.envelopes, today);
  const bought = await findBoughtThings(db, order.paymentId);
  const isAnyTaken = bought.some(({ isTaken }) => isTaken);
  const giftsStay = isAnyTaken && (await findGiftsStay(db, order.paymentId));
  const things = bought.filter(({ isTaken }) => !(isTaken && giftsStay));
  const kept = bought.filter(({ isTaken }) => isTaken && giftsStay);
  const { price, paid, isRefunded } = await moneyOf(db, order, kept);
  const used = await usedOf(db, { order, things, price, today });
  const shares = refundShares(paid, used.value);
  const standing = { order, orderedOn, lastDay, things, kept, used };
  return {
    ...standing,
    state: stateOf({ ...standing, isRefunded }, today),
    paid: totalOf(paid),
    shares,
    way: refundWay({ ...order, amount: totalOf(shares), paid: order.amount }),
  };
}

/** Paid and not refunded, by payment, and the total price, even if most of it is not paid yet. */
async function moneyOf(db: Database, order: PaidOrder, kept: BoughtThing[]) {
  const { price, paid } = await pricesOf(db, order, kept);
  const refunded = order.withdrawn
    ? {}
    : await findRefunded(
        db,
        paid.map((part) => part.paymentId),
      );
  const left = paid.map(({ paymentId, amount, of }) => {
    const rest = of - (refunded[paymentId] ?? 0);
    return { paymentId, amount: cents(Math.max(0, Math.min(amount, rest))) };
  });
  const isRefunded = Object.keys(refunded).length > 0 && totalOf(left) === 0;
  return { price, paid: left, isRefunded };
}

async function pricesOf(db: Database, order: PaidOrder, kept: BoughtThing[]) {
  const { paymentId } = order;
  const keptPrice = kept.reduce((total, { price }) => total + price, 0);
  const amount = cents(Math.max(0, order.amount - keptPrice));
  if (order.billing === 'annually') {
    return { price: amount, paid: [{ paymentId, amount, of: order.amount }] };
  }
  const [first] = await findBoughtThings(db, paymentId);
  const { price, paid } = await findInstalmentPayments(db, first?.orderId ?? '');
  return { price, paid: paid.map((part) => ({ ...part, of: part.amount })) };
}

type Bought = { order: PaidOrder; things: BoughtThing[]; price: Cents; today: LocalDate };

async function usedOf(db: Database, { order, things, price, today }: Bought): Promise<UsedValue> {
  const nothing = { value: cents(0), days: 0, ofDays: 0 };
  const cardId = things[0]?.cardId;
  // Usage is only deducted if the buyer requested an immediate start. A gift's giver did not, so the recipient's use is
  // free.
  if (order.kind === 'gift' || !order.isStartRequested || !cardId) return nothing;
  const ledger = await findLedger(db, cardId);
  const visitDays = await findVisitDays(db, cardId);
  return usedValue({ ledger, causes: causesOf(order.paymentId), visitDays, price, today });
}

function stateOf(
  {
    order,
    lastDay,
    things,
    isRefunded,
  }: Pick<Assessment, 'order' | 'lastDay' | 'things'> & { isRefunded: boolean },
  today: LocalDate,
): Assessment['state'] {
  if (order.withdrawn) return 'withdrawn';
  if (order.kind === 'companyOrder') return 'company';
  if (isRefunded) return 'refunded';
  if (today > lastDay) return 'tooLate';
  return things.length === 0 ? 'taken' : 'open';
}

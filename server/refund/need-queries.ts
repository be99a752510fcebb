import type { Cents } from '../../domain/base/cents.ts';
import type { RefundReason } from '../../domain/payment/refund-reason.ts';
import type { PaidPart } from '../../domain/withdrawal/refund-shares.ts';
import type { Transaction } from '../db/database.ts';
import { markRefundNeeded } from '../payment/payment-state-queries.ts';

export async function insertRefundNeed(
  tx: Transaction,
  need: { paymentId: string; reason: RefundReason; amount: Cents; now: number },
): Promise<void> {
  await tx.query(
    `insert into refund_need (id, payment_id, reason, amount_cents, flagged_at)
     values ($1, $1, $2, $3, $4)
     on conflict (id) do nothing`,
    [need.paymentId, need.reason, need.amount, new Date(need.now)],
  );
}

/** Payments of later instalments keep their state until the refund, so that their locks are not needed here. */
export async function insertRefundNeeds(
  tx: Transaction,
  { shares, orderPaymentId, now }: { shares: PaidPart[]; orderPaymentId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into refund_need (id, payment_id, reason, amount_cents, flagged_at)
     select payment_id, payment_id, 'withdrawn', amount, $3
       from unnest($1::uuid[], $2::int[]) as share (payment_id, amount)`,
    [shares.map(({ paymentId }) => paymentId), shares.map(({ amount }) => amount), new Date(now)],
  );
  await markRefundNeeded(tx, { paymentId: orderPaymentId, now });
}

type StaffRefund = {
  actionId: string;
  paymentId: string;
  amount: number;
  isWhole: boolean;
  now: number;
};

/** Staff decide; the refund job sends it like any other. */
export async function insertStaffRefund(tx: Transaction, need: StaffRefund): Promise<void> {
  await tx.query(
    `insert into refund_need (id, action_id, payment_id, reason, amount_cents, is_whole, flagged_at)
     values ($1, $1, $2, 'staff', $3, $4, $5)`,
    [need.actionId, need.paymentId, need.amount, need.isWhole, new Date(need.now)],
  );
}

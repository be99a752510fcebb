import type { LocalDate } from '../../domain/base/local-date.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import type { ProviderType } from '../../domain/payment/provider.ts';
import type { Transaction } from '../db/database.ts';
import { restoreState } from '../payment/payment-state-queries.ts';
import { PAYER_ACCOUNT, PAYER_ADDRESS, type RefundState } from './refund-queries.ts';

export type PayableRefund = {
  needId: string;
  paymentId: string;
  orderNumber: string;
  personId: string | null;
  emailAddress: string | null;
  providerType: ProviderType;
  amount: number;
  isWhole: boolean;
  /** Null: sending has not begun. */
  state: RefundState | null;
  paymentState: PaymentState;
  /** The bank's or provider's reference of a manual payment; null: none was made. */
  reference: string | null;
  flaggedAt: number;
};

/** Locks against the provider's late callback and a second clerk. */
export async function lockRefund(tx: Transaction, needId: string): Promise<PayableRefund | null> {
  await tx.query('select 1 from refund where need_id = $1 for update', [needId]);
  const { rows } = await tx.query<PayableRefund>(
    `select need.id as "needId", payment.id as "paymentId", payment.reference as "orderNumber",
            ${PAYER_ACCOUNT} as "personId", ${PAYER_ADDRESS} as "emailAddress",
            provider_type as "providerType", need.amount_cents as amount, need.is_whole as "isWhole",
            refund.state, payment.state as "paymentState", paid.reference,
            (extract(epoch from flagged_at) * 1000)::float8 as "flaggedAt"
       from refund_need need
       join payment on payment.id = need.payment_id
       left join refund on refund.need_id = need.id
       left join refund_by_hand paid on paid.need_id = need.id
      where need.id = $1`,
    [needId],
  );
  return rows[0] ?? null;
}

export type UsedReference = { orderNumber: string; amount: number; paidOn: LocalDate };

/** The refund paid by hand with this reference; concurrent requests with the same reference wait. */
export async function findByReference(
  tx: Transaction,
  reference: string,
): Promise<UsedReference | null> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 185))', [reference]);
  const { rows } = await tx.query<UsedReference>(
    `select payment.reference as "orderNumber", need.amount_cents as amount, paid_on::text as "paidOn"
       from refund_by_hand paid
       join refund_need need on need.id = paid.need_id
       join payment on payment.id = need.payment_id
      where paid.reference = $1`,
    [reference],
  );
  return rows[0] ?? null;
}

type RefundPaidByHand = {
  needId: string;
  actionId: string;
  accountId: string;
  reference: string;
  paidOn: LocalDate;
  now: number;
};

export async function insertPaidByHand(tx: Transaction, marked: RefundPaidByHand): Promise<void> {
  await tx.query(
    `with marked as (
       insert into refund_by_hand (need_id, action_id, reference, paid_on, marked_at) values ($1, $2, $4, $5, $6)
     )
     update refund set ended_by = $3 where need_id = $1`,
    [
      marked.needId,
      marked.actionId,
      marked.accountId,
      marked.reference,
      marked.paidOn,
      new Date(marked.now),
    ],
  );
}

/** Undoes a mark made by mistake: the refund is open again. */
export async function reopenRefund(
  tx: Transaction,
  { needId, state, paymentState }: Pick<PayableRefund, 'needId' | 'state' | 'paymentState'>,
): Promise<void> {
  await tx.query('delete from refund_by_hand where need_id = $1', [needId]);
  await tx.query(
    'update refund set state = $2, ended_at = null, ended_by = null where need_id = $1',
    [needId, state],
  );
  const { rows } = await tx.query<{ paymentId: string }>(
    'update refund_need set is_done = false where id = $1 returning payment_id as "paymentId"',
    [needId],
  );
  if (rows[0]) await restoreState(tx, { id: rows[0].paymentId, state: paymentState });
}

/** Refunds past their undo period whose payer has no letter yet; processes claim different rows. */
export async function claimUnnotified(
  tx: Transaction,
  before: number,
  failed: string[],
): Promise<string | null> {
  const { rows } = await tx.query<{ needId: string }>(
    `select need_id as "needId" from refund_by_hand
      where told_at is null and marked_at < $1 and need_id <> all ($2)
      order by marked_at limit 1 for update skip locked`,
    [new Date(before), failed],
  );
  return rows[0]?.needId ?? null;
}

export async function updateNotified(tx: Transaction, needId: string, now: number): Promise<void> {
  await tx.query('update refund_by_hand set told_at = $2 where need_id = $1', [
    needId,
    new Date(now),
  ]);
}

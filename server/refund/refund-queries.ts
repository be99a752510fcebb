import type { Language } from '../../domain/base/language.ts';
import type { ProviderType } from '../../domain/payment/provider.ts';
import type { Database, Transaction } from '../db/database.ts';
import { markRefunded } from '../payment/payment-state-queries.ts';

export type NeededRefund = {
  needId: string;
  paymentId: string;
  amount: number;
  /** Total of the payment. */
  paid: number;
  reference: string;
  providerType: ProviderType;
  providerId: string | null;
  transactionId: string | null;
  emailAddress: string | null;
};

/** The buyer of an order, or the holder who pays instalments. */
export const PAYER_ADDRESS = `coalesce((select link.details #>> '{buyer,emailAddress}'
                                   from payment_order link
                                  where link.payment_id = payment.id limit 1),
                                (select email_address from instalment_charge share
                                   join monthly_contract contract on contract.id = share.contract_id
                                   join account on account.id = contract.account_id
                                  where share.payment_id = payment.id limit 1))`;

/** The paying account; null for a guest. */
export const PAYER_ACCOUNT = `coalesce((select card_order.buyer_account_id from payment_order link
                                    join card_order on card_order.id = link.card_order_id
                                   where link.payment_id = payment.id limit 1),
                                 (select contract.account_id from instalment_charge share
                                    join monthly_contract contract on contract.id = share.contract_id
                                   where share.payment_id = payment.id limit 1))`;

type RefundPayer = {
  emailAddress: string | null;
  language: Language;
  orderNumber: string;
  amount: number;
  paid: number;
  providerType: ProviderType;
  providerId: string | null;
  transactionId: string | null;
  /** When the payer withdrew, or else when the need for a refund was found. */
  since: number;
};

export async function findRefundPayer(db: Database, needId: string): Promise<RefundPayer | null> {
  const { rows } = await db.query<RefundPayer>(
    `select ${PAYER_ADDRESS} as "emailAddress", payment.language, reference as "orderNumber",
            need.amount_cents as amount, payment.amount_cents as paid, payment.provider_type as "providerType",
            payment.provider_id as "providerId", payment.transaction_id as "transactionId",
            (extract(epoch from coalesce(withdrawn_at, flagged_at)) * 1000)::float8 as since
       from refund_need need
       join payment on payment.id = need.payment_id
       left join withdrawal on withdrawal.payment_id = need.payment_id and need.reason = 'withdrawn'
      where need.id = $1`,
    [needId],
  );
  return rows[0] ?? null;
}

/** An open refund; processes claim different rows. Skips those that failed in this run. */
export async function claimNeededRefund(
  tx: Transaction,
  failed: string[],
): Promise<NeededRefund | null> {
  const { rows } = await tx.query<NeededRefund>(
    `select need.id as "needId", need.payment_id as "paymentId", need.amount_cents as amount, payment.reference,
            payment.amount_cents as paid,
            payment.provider_type as "providerType", payment.provider_id as "providerId",
            payment.transaction_id as "transactionId",
            ${PAYER_ADDRESS} as "emailAddress"
       from refund_need need
       join payment on payment.id = need.payment_id
      where not need.is_done and not exists (select from refund where refund.need_id = need.id)
        and need.id <> all ($1)
      order by need.flagged_at
      limit 1
        for update of need skip locked`,
    [failed],
  );
  return rows[0] ?? null;
}

export type RefundState = 'sent' | 'pending' | 'done' | 'byHand';

/** Stamp of the refund. Null: another process began it after our snapshot. */
export async function insertRefund(
  tx: Transaction,
  refund: { needId: string; key: string; state: RefundState; now: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ stamp: string }>(
    `insert into refund (need_id, key, state, sent_at) values ($1, $2, $3, $4)
     on conflict (need_id) do nothing
     returning stamp`,
    // Manual refunds have no request time.
    [
      refund.needId,
      refund.key,
      refund.state,
      refund.state === 'byHand' ? null : new Date(refund.now),
    ],
  );
  return rows[0]?.stamp ?? null;
}

/** The provider was not reached: the refund may begin again. */
export async function deleteRefund(db: Database, needId: string): Promise<void> {
  await db.query(`delete from refund where need_id = $1 and state in ('sent', 'pending')`, [
    needId,
  ]);
}

/** A refund that is done stays done, whatever is reported later. */
export async function updateRefund(
  tx: Transaction,
  { needId, state, now }: { needId: string; state: RefundState; now: number },
): Promise<void> {
  const ended = state === 'done' ? new Date(now) : null;
  await tx.query(
    `update refund set state = $2, ended_at = $3 where need_id = $1 and state <> 'done'`,
    [needId, state, ended],
  );
  if (state !== 'done') return;
  await markRefunded(tx, { needId, now });
}

type RefundByKey = { needId: string; paymentStamp: string; state: RefundState };

export async function findRefundByKey(db: Database, key: string): Promise<RefundByKey | null> {
  const { rows } = await db.query<RefundByKey>(
    `select need.id as "needId", payment.stamp as "paymentStamp", refund.state
       from refund
       join refund_need need on need.id = refund.need_id
       join payment on payment.id = need.payment_id
      where refund.key = $1`,
    [key],
  );
  return rows[0] ?? null;
}

import type { LocalDate } from '../../../domain/base/local-date.ts';
import { MOST_LISTED } from '../../../domain/office/work-list.ts';
import type { ProviderType } from '../../../domain/payment/provider.ts';
import type { RefundReason } from '../../../domain/payment/refund-reason.ts';
import type { UnmatchedReason } from '../../../domain/payment/settlement.ts';
import type { Database } from '../../db/database.ts';
import { IS_SILENT } from '../../payment/may-have-come.ts';
import { PAYER_ACCOUNT, type RefundState } from '../../refund/refund-queries.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

export type OfficeRefund = {
  id: string;
  paymentId: string;
  orderNumber: string;
  amount: number;
  reason: RefundReason;
  state: RefundState | 'flagged';
  providerType: ProviderType;
  transactionId: string | null;
  flaggedAt: number;
  endedAt: number | null;
  endedBy: string | null;
  providerId: string | null;
  paid: number;
  payerName: string | null;
  personId: string | null;
  /** When a withdrawal was stated; null for other refunds. */
  withdrawnAt: number | null;
  accountAt: number | null;
  sealedAccount: Buffer | null;
  reference: string | null;
  paidOn: LocalDate | null;
  actionId: string | null;
  markedAt: number | null;
};

/** The company or buyer; for instalments the holder. */
const PAYER_NAME = `coalesce((select coalesce(company.company_name,
                                              nullif(concat_ws(' ', link.details #>> '{buyer,firstName}',
                                                               link.details #>> '{buyer,lastName}'), ''))
                                from payment_order link
                                left join company_order company on company.card_order_id = link.card_order_id
                               where link.payment_id = payment.id limit 1),
                             (select concat_ws(' ', holder.first_name, holder.last_name)
                                from instalment_charge share
                                join monthly_contract contract on contract.id = share.contract_id
                                join account holder on holder.id = contract.account_id
                               where share.payment_id = payment.id limit 1))`;

const SELECT = `
  select need.id, need.payment_id as "paymentId", payment.reference as "orderNumber", need.amount_cents as amount,
         need.reason, coalesce(refund.state, 'flagged') as state, provider_type as "providerType",
         transaction_id as "transactionId",
         (extract(epoch from flagged_at) * 1000)::float8 as "flaggedAt",
         (extract(epoch from ended_at) * 1000)::float8 as "endedAt",
         account.email_address as "endedBy", provider_id as "providerId", payment.amount_cents as paid,
         ${PAYER_ACCOUNT} as "personId", ${PAYER_NAME} as "payerName",
         (extract(epoch from withdrawal.withdrawn_at) * 1000)::float8 as "withdrawnAt",
         (extract(epoch from given_at) * 1000)::float8 as "accountAt", sealed as "sealedAccount",
         by_hand.reference as reference, paid_on::text as "paidOn", by_hand.action_id as "actionId",
         (extract(epoch from marked_at) * 1000)::float8 as "markedAt"
    from refund_need need
    left join refund on refund.need_id = need.id
    join payment on payment.id = need.payment_id
    left join withdrawal on withdrawal.payment_id = need.payment_id and need.reason = 'withdrawn'
    left join refund_account on refund_account.need_id = need.id
    left join refund_by_hand by_hand on by_hand.need_id = need.id
    left join account on account.id = refund.ended_by`;

/** Refunds for staff: not automatic, failed, or unanswered by the provider for too long. */
const forReview = (silentSince: string, pendingSince: string) => `
      where not need.is_done
        and (refund.state = 'byHand'
             or (refund.state = 'sent' and sent_at <= ${silentSince})
             or (refund.state = 'pending' and sent_at <= ${pendingSince})
             or (refund.need_id is null and flagged_at <= ${silentSince}))`;

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const reviewParams = (now: number) => [new Date(now - HOUR_MS), new Date(now - WEEK_MS)];

export async function findRefundsForReview(db: Database, now: number): Promise<OfficeRefund[]> {
  const { rows } = await db.query<OfficeRefund>(
    `${SELECT} ${forReview('$1', '$2')}
      order by flagged_at
      limit ${MOST_LISTED + 1}`,
    reviewParams(now),
  );
  return rows;
}

export function countRefundsForReview(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: 'flagged_at',
    from: `from refund_need need
             left join refund on refund.need_id = need.id ${forReview('$3', '$4')}`,
    params: reviewParams(waits.now),
    amount: 'need.amount_cents',
  });
}

/** Recently handled ones, for reference. */
const HANDLED = 20;

export async function findHandledRefunds(db: Database): Promise<OfficeRefund[]> {
  const { rows } = await db.query<OfficeRefund>(
    // Unusable money is listed even when refunded automatically. Each kind by its own index, since few refunds are of
    // either.
    `with handled as (
       (select need_id from refund where ended_by is not null and state = 'done' order by ended_at desc limit ${HANDLED})
       union
       (select id from refund_need join refund on need_id = id
         where is_done and reason not in ('paidTwice', 'withdrawn') and state = 'done'
         order by ended_at desc limit ${HANDLED}))
     ${SELECT}
      where need.id in (select need_id from handled)
      order by ended_at desc
      limit ${HANDLED}`,
  );
  return rows;
}

export type UnmatchedMoney = {
  id: string;
  channel: string;
  stamp: string;
  transactionId: string | null;
  orderNumber: string | null;
  amount: number | null;
  reason: UnmatchedReason;
  cameAt: number;
};

/** Authentic payments that match nothing, until handled. */
export async function findUnmatchedMoney(db: Database): Promise<UnmatchedMoney[]> {
  const { rows } = await db.query<UnmatchedMoney>(
    `select money.id, channel, money.stamp, nullif(money.transaction_id, '') as "transactionId",
            coalesce(payment.reference, money.reference) as "orderNumber",
            money.amount_cents as amount, reason,
            (extract(epoch from came_at) * 1000)::float8 as "cameAt"
       from unmatched_money money
       left join payment on payment.id = money.payment_id
      where ended_at is null
      order by came_at
      limit ${MOST_LISTED + 1}`,
  );
  return rows;
}

export function countUnmatchedMoney(db: Database, waits: Waits): Promise<WaitingCount> {
  const from = 'from unmatched_money where ended_at is null';
  return countWaiting(db, waits, { since: 'came_at', from, amount: 'amount_cents' });
}

export type UnreturnedPayment = {
  paymentId: string;
  orderNumber: string;
  stamp: string;
  providerType: ProviderType;
  amount: number;
  openedAt: number;
};

/** Their providers confirm payments only through the buyer's browser: one who closed it may have paid. */
export async function findUnreturnedPayments(
  db: Database,
  now: number,
): Promise<UnreturnedPayment[]> {
  const { rows } = await db.query<UnreturnedPayment>(
    `select id as "paymentId", reference as "orderNumber", stamp,
            provider_type as "providerType", amount_cents as amount,
            (extract(epoch from state_at) * 1000)::float8 as "openedAt"
       from payment
      ${unreturned('$1')}
      order by state_at
      limit ${MOST_LISTED + 1}`,
    unreturnedParams(now),
  );
  return rows;
}

/** No age limit: listed until handled. */
const unreturned = (openedBefore: string) => `
      where ${IS_SILENT} and state_at <= ${openedBefore}`;
const unreturnedParams = (now: number) => [new Date(now - HOUR_MS)];

export function countUnreturnedPayments(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: 'state_at',
    from: `from payment ${unreturned('$3')}`,
    params: unreturnedParams(waits.now),
    amount: 'amount_cents',
  });
}

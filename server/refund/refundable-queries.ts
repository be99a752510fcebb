import type { ProviderType } from '../../domain/payment/provider.ts';
import type { Database, Transaction } from '../db/database.ts';
import { PAYER_ACCOUNT, PAYER_ADDRESS } from './refund-queries.ts';

/** A payment, and what of it has been refunded or is being refunded. Cents. */
export type Refundable = {
  paymentId: string;
  orderNumber: string;
  providerType: ProviderType;
  providerId: string | null;
  transactionId: string | null;
  paid: number;
  refunded: number;
  /** The share decided by staff. */
  byStaff: number;
  isSettled: boolean;
  /** Refunded in full, or about to be: its purchase has been revoked. */
  isEnded: boolean;
  kind: string;
  isMonthly: boolean;
  settledAt: number | null;
  personId: string | null;
  emailAddress: string | null;
};

const SUM = `coalesce((select sum(amount_cents) from refund_need need where need.payment_id = payment.id`;

const SELECT = `
  select payment.id as "paymentId", reference as "orderNumber", provider_type as "providerType", provider_id as "providerId",
         transaction_id as "transactionId", payment.amount_cents as paid,
         ${SUM}), 0)::int as refunded,
         ${SUM} and need.action_id is not null), 0)::int as "byStaff",
         settled.payment_id is not null as "isSettled",
         payment.state in ('refundNeeded', 'refunded') as "isEnded",
         process_type as kind, payment.billing_type = 'monthly' as "isMonthly",
         (extract(epoch from settled_at) * 1000)::float8 as "settledAt",
         ${PAYER_ACCOUNT} as "personId",
         ${PAYER_ADDRESS} as "emailAddress"
    from payment
    left join payment_settlement settled on settled.payment_id = payment.id`;

export async function findRefundable(db: Database, paymentId: string): Promise<Refundable | null> {
  const { rows } = await db.query<Refundable>(`${SELECT} where payment.id = $1`, [paymentId]);
  return rows[0] ?? null;
}

/** A person's payments with a refundable rest, newest first. */
export async function findRefundableOf(db: Database, accountId: string): Promise<Refundable[]> {
  const { rows } = await db.query<Refundable>(
    `select * from (
       ${SELECT}
        where settled.payment_id is not null
          and payment.id in (select link.payment_id from card_order
                               join payment_order link on link.card_order_id = card_order.id
                              where card_order.buyer_account_id = $1
                             union
                             select share.payment_id from monthly_contract contract
                               join instalment_charge share on share.contract_id = contract.id
                              where contract.account_id = $1)) as payments
      where paid > refunded
      order by "settledAt" desc, "paymentId"
      limit 30`,
    [accountId],
  );
  return rows;
}

/** Same lock order as a withdrawal. For an instalment this is its contract, which a withdrawal locks too. */
export async function lockRefundable(tx: Transaction, paymentId: string): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `select done.payment_id as id from instalment_charge share
       join monthly_contract contract on contract.id = share.contract_id
       join order_fulfilment done on done.card_order_id = contract.card_order_id
      where share.payment_id = $1
      limit 1`,
    [paymentId],
  );
  await lockPaidOrder(tx, rows[0]?.id ?? paymentId);
}

/** Refunded or pending cents, by payment; payments without any are absent. */
export async function findRefunded(
  db: Database,
  paymentIds: string[],
): Promise<Record<string, number>> {
  const { rows } = await db.query<{ id: string; cents: number }>(
    `select payment_id as id, sum(amount_cents)::int as cents from refund_need
      where payment_id = any ($1) group by payment_id`,
    [paymentIds],
  );
  return Object.fromEntries(rows.map(({ id, cents }) => [id, cents]));
}

/** Highest limit of the roles; 0 without any. */
export async function findRefundLimit(db: Database, roles: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ limit: number }>(
    'select coalesce(max(limit_cents), 0)::int as "limit" from refund_limit where role = any ($1)',
    [roles],
  );
  return rows[0]?.limit ?? 0;
}

/** Settlement's lock order: the payment, then its orders, contracts and cards. Serialises two tabs. */
export async function lockPaidOrder(tx: Transaction, paymentId: string): Promise<void> {
  await tx.query('select 1 from payment where id = $1 for no key update', [paymentId]);
  await tx.query(
    `select 1 from card_order
      where id in (select card_order_id from order_fulfilment where payment_id = $1)
      order by id for update`,
    [paymentId],
  );
  await tx.query(
    `select 1 from monthly_contract
      where card_order_id in (select card_order_id from order_fulfilment where payment_id = $1) for update`,
    [paymentId],
  );
  await tx.query(
    `select 1 from museum_card
      where id in (select card_id from order_fulfilment where payment_id = $1)
      order by id for update`,
    [paymentId],
  );
}

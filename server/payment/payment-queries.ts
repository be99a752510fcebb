import { randomBytes } from 'node:crypto';
import { type Cents, cents } from '../../domain/base/cents.ts';
import type { Language } from '../../domain/base/language.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import { payableUntil } from '../../domain/payment/payable.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import type { ProviderType } from '../../domain/payment/provider.ts';
import type { FrozenReceipt } from '../../domain/receipt/receipt.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  CAMPAIGN_OF_ORDER,
  GIFT_SNAPSHOT,
  SNAPSHOT_COLUMNS,
  SNAPSHOT_OF_ORDER,
} from './payment-snapshot.ts';

export type Payment = {
  id: string;
  returnKey: string;
  stamp: string;
  reference: string;
  providerType: ProviderType;
  processType: PurchaseKind;
  billing: BillingType;
  language: Language;
  amount: Cents;
  state: PaymentState;
  transactionId: string | null;
  providerId: string | null;
  /** Null when the payment is for instalments only. */
  receipt: FrozenReceipt | null;
};

type Row = Omit<Payment, 'amount'> & { amount: number };

const COLUMNS = `id, return_key as "returnKey", stamp, reference, provider_type as "providerType",
  process_type as "processType", billing_type as billing, language, amount_cents as amount, state,
  transaction_id as "transactionId", provider_id as "providerId", receipt`;

const paymentOf = (row: Row): Payment => ({ ...row, amount: cents(row.amount) });

export type NewPayment = Pick<
  Payment,
  'providerType' | 'processType' | 'billing' | 'language' | 'amount' | 'receipt'
> & {
  orderIds: string[];
  /** Of the paying browser; instalments are charged without one. */
  correlationId?: string | null;
  now: number;
};

/**
 * Committed before the provider is called, because the callback may come first. Snapshots the orders, which the caller
 * has locked.
 */
export async function insertPayment(tx: Transaction, payment: NewPayment): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `with made as (
       insert into payment (return_key, reference, provider_type, process_type, billing_type,
                            language, amount_cents, state, created_at, state_at, payable_until, receipt,
                            correlation_id)
       values ($1, 'MK' || nextval('order_number'), $2, $3, $4, $5, $6, 'created', $7, $7, $9, $10, $11)
       returning id
     ), copied as (
       insert into payment_order (payment_id, card_order_id, ${SNAPSHOT_COLUMNS}, gift,
                                  conditions_accepted_at, monthly_consent_at, start_requested_at,
                                  start_wording)
       select made.id, card_order.id, ${SNAPSHOT_OF_ORDER}, ${GIFT_SNAPSHOT},
              card_order.conditions_accepted_at, card_order.monthly_consent_at, card_order.start_requested_at,
              card_order.start_wording
         from made, card_order
         ${CAMPAIGN_OF_ORDER}
        -- As a subquery the list has the same length for every plan: otherwise Postgres would replan each time.
        where card_order.id = any ((select $8::uuid[])::uuid[])
     )
     select id from made`,
    [
      randomBytes(24).toString('base64url'),
      payment.providerType,
      payment.processType,
      payment.billing,
      payment.language,
      payment.amount,
      new Date(payment.now),
      payment.orderIds,
      instant(payableUntil('created', payment.now)),
      payment.receipt && JSON.stringify(payment.receipt),
      payment.correlationId ?? null,
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

/** `Date` cannot represent PostgreSQL's infinity. */
export function instant(time: number | null): Date | 'infinity' | null {
  if (time === null) return null;
  return time === Number.POSITIVE_INFINITY ? 'infinity' : new Date(time);
}

/** Not `for update`: inserting rows that refer to the payment need not wait. */
export async function lockPaymentByStamp(tx: Transaction, stamp: string): Promise<Payment | null> {
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from payment where stamp = $1 for no key update`,
    [stamp],
  );
  return rows[0] ? paymentOf(rows[0]) : null;
}

export async function findPaymentByStamp(db: Database, stamp: string): Promise<Payment | null> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from payment where stamp = $1`, [stamp]);
  return rows[0] ? paymentOf(rows[0]) : null;
}

export async function findPaymentById(db: Database, id: string): Promise<Payment | null> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from payment where id = $1`, [id]);
  return rows[0] ? paymentOf(rows[0]) : null;
}

export async function findPayment(db: Database, id: string): Promise<Payment> {
  const payment = await findPaymentById(db, id);
  if (!payment) throw new Error(`no such payment: ${id}`);
  return payment;
}

export async function findPaymentByKey(db: Database, returnKey: string): Promise<Payment | null> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from payment where return_key = $1`, [
    returnKey,
  ]);
  return rows[0] ? paymentOf(rows[0]) : null;
}

export async function findPaymentByReference(
  db: Database,
  reference: string,
): Promise<Payment | null> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from payment where reference = $1`, [
    reference,
  ]);
  return rows[0] ? paymentOf(rows[0]) : null;
}

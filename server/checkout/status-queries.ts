import type { BillingType } from '../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import type { ProviderType } from '../../domain/payment/provider.ts';
import type { Database } from '../db/database.ts';
import { OWNS_ALL } from '../order/order-queries.ts';
import type { Owner } from '../platform/session.ts';

export type PaymentStatus = {
  id: string;
  state: PaymentState;
  reference: string;
  processType: PurchaseKind;
  billing: BillingType;
  providerType: ProviderType;
  /** Chosen at the card provider; null until it reports. */
  providerId: string | null;
  /** What it pays for is paid, by this payment or another. */
  isFulfilled: boolean;
  /** Everything it pays for belongs to the caller. */
  isOwn: boolean;
  card: {
    firstName: string;
    lastName: string;
    customerNumber: string;
    ryijySeed: number;
    hasPlasticCard: boolean;
    /** Months added by this payment, including a campaign's. */
    months: number;
  } | null;
};

export async function findPaymentStatus(
  db: Database,
  returnKey: string,
  { accountId, browserHash }: Owner,
): Promise<PaymentStatus | null> {
  const { rows } = await db.query<PaymentStatus>(
    `select payment.id, payment.state, payment.reference, payment.process_type as "processType",
            payment.billing_type as billing, payment.provider_type as "providerType",
            payment.provider_id as "providerId",
            done.card_order_id is not null as "isFulfilled",
            ${OWNS_ALL} as "isOwn",
            case when card.id is null then null else json_build_object(
              'firstName', card.holder_first_name, 'lastName', card.holder_last_name,
              'customerNumber', card.customer_number, 'ryijySeed', card.ryijy_seed,
              'months', 12 + link.extra_months,
              'hasPlasticCard', exists (select from plastic_card_order where card_id = card.id)
            ) end as card
       from payment
       join payment_order link on link.payment_id = payment.id
       join card_order on card_order.id = link.card_order_id
       left join order_fulfilment done on done.card_order_id = card_order.id
       -- a card that waits for somebody else is not the buyer's to see
       left join museum_card card on card.id = done.card_id and card_order.kind in ('standard', 'renewal')
      where payment.return_key = $1
      limit 1`,
    [returnKey, accountId, browserHash],
  );
  return rows[0] ?? null;
}

export async function findSettledAt(db: Database, paymentId: string): Promise<number | null> {
  const { rows } = await db.query<{ settled_at: Date }>(
    'select settled_at from payment_settlement where payment_id = $1',
    [paymentId],
  );
  return rows[0]?.settled_at.getTime() ?? null;
}

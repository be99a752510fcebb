import { type Cents, cents } from '../../domain/base/cents.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import type { ProviderType } from '../../domain/payment/provider.ts';
import type { Database } from '../db/database.ts';
import { MAY_HAVE_COME } from '../payment/may-have-come.ts';

export type UnpaidOrder = {
  orderNumber: string;
  orderedAt: number;
  changedAt: number;
  kind: PurchaseKind;
  billing: BillingType;
  amount: Cents;
  providerType: ProviderType;
  providerId: string | null;
  lastState: PaymentState;
  returnKey: string;
};

/** Unpaid orders by their last attempt, without those whose payment may have arrived. */
export async function findUnpaidOrdersOf(db: Database, accountId: string): Promise<UnpaidOrder[]> {
  const { rows } = await db.query<Omit<UnpaidOrder, 'amount'> & { amount: number }>(
    `with unpaid as (
       select id, changed_at from card_order
        where buyer_account_id = $1 and forgotten_at is null and not is_imported
          and not exists (select from order_fulfilment where card_order_id = card_order.id)
     ), attempts as (
       select distinct on (link.card_order_id) payment.*, unpaid.changed_at
         from unpaid
         join payment_order link on link.card_order_id = unpaid.id
         join payment on payment.id = link.payment_id
        where not exists (select from payment_order other
                            join payment on payment.id = other.payment_id
                           where other.card_order_id = unpaid.id
                             and (${MAY_HAVE_COME} or payment.state in ('paid', 'refundNeeded', 'refunded')))
        order by link.card_order_id, payment.created_at desc
     )
     select distinct reference as "orderNumber",
            (extract(epoch from created_at) * 1000)::float8 as "orderedAt",
            (extract(epoch from changed_at) * 1000)::float8 as "changedAt",
            process_type as kind, billing_type as billing, amount_cents as amount,
            provider_type as "providerType", provider_id as "providerId",
            state as "lastState", return_key as "returnKey"
       from attempts
      order by "orderedAt" desc`,
    [accountId],
  );
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}

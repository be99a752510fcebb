import { type Cents, cents } from '../../domain/base/cents.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import type { ProviderType } from '../../domain/payment/provider.ts';
import type { FrozenReceipt } from '../../domain/receipt/receipt.ts';
import type { Envelopes } from '../../domain/withdrawal/withdrawal-time.ts';
import type { Database } from '../db/database.ts';
import { MAY_HAVE_COME } from '../payment/may-have-come.ts';
import { ENVELOPES, type EnvelopeRow, envelopesOf } from '../withdrawal/envelope-queries.ts';

export type OwnOrder = {
  orderNumber: string;
  orderedAt: number;
  kind: PurchaseKind;
  billing: BillingType;
  amount: Cents;
  providerType: ProviderType;
  providerId: string | null;
  /** Null for old orders without a stored receipt. */
  receipt: FrozenReceipt | null;
  state: PaymentState;
  returnKey: string;
  /** When it was fulfilled; null for a duplicate payment. */
  fulfilledAt: number | null;
  withdrawnAt: number | null;
  envelopes: Envelopes;
};

/** Paid or possibly paid orders, without failed attempts. One, or all of them. */
export async function findOrdersOf(
  db: Database,
  { accountId, orderNumber = null }: { accountId: string; orderNumber?: string | null },
): Promise<OwnOrder[]> {
  const { rows } = await db.query<{
    reference: string;
    created_at: Date;
    process_type: PurchaseKind;
    billing_type: BillingType;
    amount_cents: number;
    provider_type: ProviderType;
    provider_id: string | null;
    receipt: FrozenReceipt | null;
    state: PaymentState;
    return_key: string;
    fulfilled_at: Date | null;
    withdrawn_at: Date | null;
    envelopes: EnvelopeRow;
  }>(
    `select distinct payment.reference, payment.created_at, payment.process_type,
            payment.billing_type, payment.amount_cents, payment.state, payment.return_key,
            payment.provider_type, payment.provider_id, payment.receipt,
            settled.settled_at as fulfilled_at, withdrawal.withdrawn_at,
            ${ENVELOPES}::jsonb as envelopes
       from card_order
       join payment_order link on link.card_order_id = card_order.id
       join payment on payment.id = link.payment_id
       left join payment_settlement settled on settled.payment_id = payment.id
       left join withdrawal on withdrawal.payment_id = payment.id
      where card_order.buyer_account_id = $1
        and (${MAY_HAVE_COME} or payment.state in ('paid', 'refundNeeded', 'refunded'))
        and ($2::text is null or payment.reference = $2)
      order by payment.created_at desc`,
    [accountId, orderNumber],
  );
  return rows.map((row) => ({
    orderNumber: row.reference,
    orderedAt: row.created_at.getTime(),
    kind: row.process_type,
    billing: row.billing_type,
    amount: cents(row.amount_cents),
    providerType: row.provider_type,
    providerId: row.provider_id,
    receipt: row.receipt,
    state: row.state,
    returnKey: row.return_key,
    fulfilledAt: row.fulfilled_at?.getTime() ?? null,
    withdrawnAt: row.withdrawn_at?.getTime() ?? null,
    envelopes: envelopesOf(row.envelopes),
  }));
}

import type { Transaction } from '../db/database.ts';

/** The form was sent again while the payment was pending: restores the order from the payment's snapshot. */
export async function restoreOrders(tx: Transaction, paymentId: string): Promise<void> {
  await tx.query(
    `update card_order
        set language = link.language, list_price_cents = link.list_price_cents,
            price_cents = link.price_cents, campaign_code_id = link.campaign_code_id,
            details = link.details, renews_card_id = link.renews_card_id,
            conditions_version = link.conditions_version,
            conditions_accepted_at = link.conditions_accepted_at,
            monthly_consent_version = link.monthly_consent_version,
            monthly_consent_at = link.monthly_consent_at,
            start_requested_at = link.start_requested_at, start_wording = link.start_wording
       from payment_order link
      where link.payment_id = $1 and card_order.id = link.card_order_id`,
    [paymentId],
  );
}

import type { Database } from '../db/database.ts';

/** The card that an own payment renews, by the key in its return URL; null: it renews none. */
export async function findOwnRenewal(
  db: Database,
  { returnKey, accountId }: { returnKey: string; accountId: string },
): Promise<{ cardId: string } | null> {
  const { rows } = await db.query<{ cardId: string }>(
    `select card_order.renews_card_id as "cardId"
       from payment
       join payment_order link on link.payment_id = payment.id
       join card_order on card_order.id = link.card_order_id
      where payment.return_key = $1 and card_order.owner_account_id = $2
        and card_order.renews_card_id is not null`,
    [returnKey, accountId],
  );
  return rows[0] ?? null;
}

import type { Database, Transaction } from '../db/database.ts';

export type MovableOrder = {
  id: string;
  kind: string;
  buyer: string | null;
  owner: string | null;
  amount: number;
  isMonthly: boolean;
};

export async function lockPaidOrders(tx: Transaction, reference: string): Promise<void> {
  await tx.query(
    `select from card_order
      where id in (select card_order_id from payment_order link join payment on payment.id = link.payment_id
                    where reference = $1)
      order by id for update`,
    [reference],
  );
}

/** Paid orders of one payment, and whose they are by their e-mail addresses. */
export async function findPaidOrders(db: Database, reference: string): Promise<MovableOrder[]> {
  const { rows } = await db.query<MovableOrder>(
    `select card_order.id, card_order.kind, buyer.email_address as buyer, owner.email_address as owner,
            payment.amount_cents as amount,
            card_order.billing_type = 'monthly'
              or exists (select from monthly_contract where card_order_id = card_order.id) as "isMonthly"
       from payment
       join payment_order link on link.payment_id = payment.id
       join card_order on card_order.id = link.card_order_id
       join order_fulfilment done on done.card_order_id = card_order.id and done.payment_id = payment.id
       left join account buyer on buyer.id = card_order.buyer_account_id
       left join account owner on owner.id = card_order.owner_account_id
      where payment.reference = $1
      order by card_order.id`,
    [reference],
  );
  return rows;
}

/** Replaces the buyer, and the owner where an account owns the order; ownership by browser key is unchanged. */
export async function updateOrderAccount(
  tx: Transaction,
  moved: { orderIds: string[]; fromId: string; toId: string },
): Promise<void> {
  await tx.query(
    `update card_order
        set buyer_account_id = $3,
            owner_account_id = case when owner_account_id = $2 then $3 else owner_account_id end
      where id = any ($1) and buyer_account_id = $2`,
    [moved.orderIds, moved.fromId, moved.toId],
  );
}

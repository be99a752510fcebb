import type { Transaction } from '../../db/database.ts';
import { DELETE_BOUGHT_DRAFT } from '../../order/draft-queries.ts';

/** Also deletes the buyer's form draft. */
export async function insertFulfilment(
  tx: Transaction,
  done: { orderId: string; paymentId: string; cardId: string | null; now: number },
): Promise<void> {
  await tx.query(
    `with ${DELETE_BOUGHT_DRAFT}
     insert into order_fulfilment (card_order_id, payment_id, card_id, fulfilled_at)
     values ($1, $2, $3, $4)`,
    [done.orderId, done.paymentId, done.cardId, new Date(done.now)],
  );
}

/** Bulk form in one statement. */
export async function insertFulfilments(
  tx: Transaction,
  done: { paymentId: string; cards: { orderId: string; cardId: string | null }[]; now: number },
): Promise<void> {
  await tx.query(
    `insert into order_fulfilment (card_order_id, payment_id, card_id, fulfilled_at)
     select card_order_id, $1, card_id, $4 from unnest($2::uuid[], $3::uuid[]) as made (card_order_id, card_id)`,
    [
      done.paymentId,
      done.cards.map(({ orderId }) => orderId),
      done.cards.map(({ cardId }) => cardId),
      new Date(done.now),
    ],
  );
}

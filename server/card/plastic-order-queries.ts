import type { Transaction } from '../db/database.ts';

type Recipient = {
  firstName: string;
  lastName: string;
  streetAddress: string;
  zipCode: string;
  city: string;
};

export async function insertPlasticOrder(
  tx: Transaction,
  order: { cardId: string; cause: string; recipient: Recipient; now: number },
): Promise<void> {
  const { recipient } = order;
  await tx.query(
    `insert into plastic_card_order
       (card_id, cause, recipient_name, street_address, zip_code, city, ordered_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      order.cardId,
      order.cause,
      `${recipient.firstName} ${recipient.lastName}`,
      recipient.streetAddress,
      recipient.zipCode,
      recipient.city,
      new Date(order.now),
    ],
  );
}

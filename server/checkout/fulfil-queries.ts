import type { Transaction } from '../db/database.ts';
import type { OwnCardDetails } from './order-queries.ts';

export async function insertPlasticOrder(
  tx: Transaction,
  order: { cardId: string; cause: string; buyer: OwnCardDetails['buyer']; now: number },
): Promise<void> {
  const { buyer } = order;
  await tx.query({
    name: 'insert-plastic-order',
    text: `insert into plastic_card_order
             (card_id, cause, recipient_name, street_address, zip_code, city, ordered_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      order.cardId,
      order.cause,
      `${buyer.firstName} ${buyer.lastName}`,
      buyer.streetAddress,
      buyer.zipCode,
      buyer.city,
      new Date(order.now),
    ],
  });
}

/** Given anew only when there is no consent in force. */
export async function insertNewsletterConsent(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into newsletter_consent (account_id, given_at)
     select $1, $2
      where not exists (select from newsletter_consent
                         where account_id = $1 and withdrawn_at is null)`,
    [accountId, new Date(now)],
  );
}

export async function deleteDraft(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('delete from purchase_draft where account_id = $1', [accountId]);
}

import type { PostalAddress } from '../../../domain/person/address-line.ts';
import { CARD_FACTS, type FactsRow } from '../../card/card-facts.ts';
import type { Transaction } from '../../db/database.ts';

export type CardToReprint = FactsRow &
  PostalAddress & {
    cardId: string;
    /** Null: no account. */
    personId: string | null;
    recipientName: string;
    /** In no batch yet. */
    isWaiting: boolean;
  };

/** Locks the card for one reprint at a time. Uses the current postal address, else that of the last card. */
export async function lockCardToReprint(
  tx: Transaction,
  customerNumber: string,
): Promise<CardToReprint | null> {
  // Locks in a statement of its own, so that the next one sees the committed state.
  await tx.query('select 1 from museum_card where customer_number = $1 for update', [
    customerNumber,
  ]);
  const { rows } = await tx.query<CardToReprint>(
    `select card.id as "cardId", card.holder_account_id as "personId", concat_ws(' ', card.holder_first_name, card.holder_last_name) as "recipientName",
            coalesce(sent.street_address, contact.street_address, '') as "streetAddress",
            coalesce(sent.zip_code, contact.zip_code, '') as "zipCode", coalesce(sent.city, contact.city, '') as city,
            coalesce(sent.country, contact.country, 'FI') as country,
            exists (select from plastic_card_order waiting
                     where waiting.card_id = card.id and waiting.sent_to_production_at is null
                       and waiting.cancelled_at is null and waiting.posted_at is null) as "isWaiting",
            ${CARD_FACTS}
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
       left join account_contact contact on contact.account_id = card.holder_account_id
       left join lateral (
         select street_address, zip_code, city, country from plastic_card_order
          where card_id = card.id and recipient_name <> ''
          order by ordered_at desc limit 1) sent on coalesce(contact.street_address, '') = ''
      where card.customer_number = $1`,
    [customerNumber],
  );
  return rows[0] ?? null;
}

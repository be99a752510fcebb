import type { Language } from '../../../domain/base/language.ts';
import type { Transaction } from '../../db/database.ts';

export type PostedCard = {
  plasticId: string;
  cardId: string;
  emailAddress: string;
  language: Language;
  firstName: string;
  streetAddress: string;
  zipCode: string;
  city: string;
  country: string;
};

/** Only with an account: a guest's address was never verified. */
export async function findPostedCards(
  tx: Transaction,
  plasticIds: string[],
): Promise<PostedCard[]> {
  const { rows } = await tx.query<PostedCard>(
    `select plastic.id as "plasticId", card.id as "cardId", account.email_address as "emailAddress",
            account.language, coalesce(card.holder_first_name, '') as "firstName",
            plastic.street_address as "streetAddress", plastic.zip_code as "zipCode", plastic.city, plastic.country
       from plastic_card_order plastic
       join museum_card card on card.id = plastic.card_id
       join account on account.id = card.holder_account_id
      where plastic.id = any ($1::uuid[])
      order by plastic.place`,
    [plasticIds],
  );
  return rows;
}

import type { Language } from '../../../domain/base/language.ts';
import type { Database } from '../../db/database.ts';

export async function countPlasticOrders(db: Database, cardId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from plastic_card_order where card_id = $1',
    [cardId],
  );
  return rows[0]?.count ?? 0;
}

type HolderRow = {
  emailAddress: string | null;
  language: Language;
  firstName: string;
  lastName: string;
  streetAddress: string | null;
  zipCode: string | null;
  city: string | null;
};

/** Whose card it is and where to reach them; no address is null. */
export async function findHolder(db: Database, personId: string) {
  const { rows } = await db.query<HolderRow>(
    `select account.email_address as "emailAddress", account.language,
            coalesce(card.holder_first_name, '') as "firstName",
            coalesce(card.holder_last_name, '') as "lastName",
            contact.street_address as "streetAddress", contact.zip_code as "zipCode", contact.city
       from account
       left join museum_card card on card.holder_account_id = account.id
       left join contact_details contact on contact.account_id = account.id
      where account.id = $1`,
    [personId],
  );
  const [row] = rows;
  if (!row) throw new Error('the person is gone');
  const { streetAddress, zipCode, city, ...holder } = row;
  const address = streetAddress && zipCode && city ? { streetAddress, zipCode, city } : null;
  return { ...holder, address };
}

import type { Database } from '../../../db/database.ts';

export type Named = {
  cardId: string | null;
  account: { firstName: string | null; lastName: string | null };
  card: { firstName: string; lastName: string; yearOfBirth: number } | null;
};

export async function findNames(db: Database, personId: string): Promise<Named> {
  const { rows } = await db.query<Named>(
    `select card.id as "cardId",
            json_build_object('firstName', account.first_name, 'lastName', account.last_name) as account,
            case when card.registered_at is not null then json_build_object(
              'firstName', card.holder_first_name, 'lastName', card.holder_last_name,
              'yearOfBirth', card.holder_year_of_birth) end as card
       from account
       left join museum_card card on card.holder_account_id = account.id
      where account.id = $1`,
    [personId],
  );
  return rows[0] ?? { cardId: null, account: { firstName: null, lastName: null }, card: null };
}

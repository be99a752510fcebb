import type { Language } from '../../domain/base/language.ts';
import type { Database } from '../db/database.ts';

type Fields = Record<string, unknown>;

export async function findOwnCard(db: Database, id: string, accountId: string) {
  const { rows } = await db.query<Fields>(
    `select card.customer_number as "customerNumber",
            card.holder_first_name as "firstName",
            card.holder_last_name as "lastName",
            card.holder_year_of_birth as "yearOfBirth",
            validity.starts_on::text as "startsOn",
            validity.valid_until::text as "validUntil"
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.id = $1 and card.holder_account_id = $2`,
    [id, accountId],
  );
  return rows[0] ?? null;
}

export async function findOwnVisit(
  db: Database,
  { id, accountId, language }: { id: string; accountId: string; language: Language },
) {
  const { rows } = await db.query<Fields>(
    `select visit.card_id as "museumCardId",
            visit.visited_on::text as "visitedOn",
            case $3 when 'sv' then museum.name_sv when 'en' then museum.name_en
                    else museum.name_fi end as "museumName",
            case $3 when 'sv' then museum.town_sv when 'en' then museum.town_en
                    else museum.town_fi end as town
       from visit
       join museum_card card on card.id = visit.card_id
       join museum on museum.id = visit.museum_id
      where visit.id = $1 and card.holder_account_id = $2`,
    [id, accountId, language],
  );
  return rows[0] ?? null;
}

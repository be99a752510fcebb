import type { Language } from '../../domain/base/language.ts';
import { CARD_FACTS } from '../card/card-facts.ts';
import type { Database } from '../db/database.ts';
import type { FoundRecords } from './record-object.ts';

type Row = { id: string } & Record<string, unknown>;

export async function findOwnCards(
  db: Database,
  ids: string[],
  accountId: string,
): Promise<FoundRecords> {
  const { rows } = await db.query<Row>(
    `select card.id,
            card.customer_number as "customerNumber",
            card.holder_first_name as "firstName",
            card.holder_last_name as "lastName",
            card.holder_year_of_birth as "yearOfBirth",
            card.ryijy_seed::float8 as "ryijySeed",
            validity.starts_on::text as "startsOn",
            ${CARD_FACTS}
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.id = any ($1::uuid[]) and card.holder_account_id = $2`,
    [ids, accountId],
  );
  return byId(rows);
}

type AskedVisits = { ids: string[]; accountId: string; language: Language };

/** Names in the caller's language, and the price of a single ticket on the day. */
export async function findOwnVisits(
  db: Database,
  { ids, accountId, language }: AskedVisits,
): Promise<FoundRecords> {
  const { rows } = await db.query<Row>(
    `select visit.id,
            visit.card_id as "museumCardId",
            visit.visited_on::text as "visitedOn",
            case $3 when 'sv' then museum.name_sv when 'en' then museum.name_en
                    else museum.name_fi end as "museumName", museum.slug as "museumSlug",
            case $3 when 'sv' then museum.town_sv when 'en' then museum.town_en
                    else museum.town_fi end as town,
            museum.latitude::float8 as latitude,
            museum.longitude::float8 as longitude,
            ticket.amount_cents / 100.0::float8 as "ticketPrice"
       from visit
       join museum_card card on card.id = visit.card_id
       join museum on museum.id = visit.museum_id
       left join lateral (
         select amount_cents from museum_ticket_price
          where museum_id = visit.museum_id and valid_from <= visit.visited_on
          order by valid_from desc
          limit 1) ticket on true
      where visit.id = any ($1::uuid[]) and card.holder_account_id = $2`,
    [ids, accountId, language],
  );
  return byId(rows);
}

function byId(rows: Row[]): FoundRecords {
  return new Map(rows.map(({ id, ...fields }) => [id, fields]));
}

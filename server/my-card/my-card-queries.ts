import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { CardFacts } from '../../domain/card/card-state.ts';
import { OWN_ACCOUNTS } from '../account/own-accounts.ts';
import { CARD_FACTS, type FactsRow, factsOf } from '../card/card-facts.ts';
import type { Database, Transaction } from '../db/database.ts';

export type OwnCard = CardFacts & {
  cardId: string;
  customerNumber: string;
  startsOn: LocalDate | null;
  isDiaryHidden: boolean;
  lastVisitOn: LocalDate | null;
};

export async function findCardOf(db: Database, accountId: string): Promise<OwnCard | null> {
  const { rows } = await db.query<
    FactsRow & {
      id: string;
      customer_number: string;
      starts_on: string | null;
      is_hidden: boolean;
      last_visit_on: string | null;
    }
  >(
    `select card.id, card.customer_number, validity.starts_on::text, ${CARD_FACTS},
            exists (select from hidden_diary where card_id = card.id) as is_hidden,
            (select max(visited_on)::text from visit where card_id = card.id) as last_visit_on
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.holder_account_id = $1`,
    [accountId],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    cardId: row.id,
    customerNumber: row.customer_number,
    startsOn: row.starts_on === null ? null : localDate(row.starts_on),
    ...factsOf(row),
    isDiaryHidden: row.is_hidden,
    lastVisitOn: row.last_visit_on === null ? null : localDate(row.last_visit_on),
  };
}

export type OwnPlastic = {
  orderedAt: number;
  sentToProductionAt: number | null;
  postedAt: number | null;
};

/** The newest one that was not cancelled. */
export async function findPlasticOf(db: Database, cardId: string): Promise<OwnPlastic | null> {
  const { rows } = await db.query<OwnPlastic>(
    `select (extract(epoch from ordered_at) * 1000)::float8 as "orderedAt",
            (extract(epoch from sent_to_production_at) * 1000)::float8 as "sentToProductionAt",
            (extract(epoch from posted_at) * 1000)::float8 as "postedAt"
       from plastic_card_order
      where card_id = $1 and cancelled_at is null
      order by ordered_at desc
      limit 1`,
    [cardId],
  );
  return rows[0] ?? null;
}

export async function findVisitIds(db: Database, cardId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from visit where card_id = $1 order by visited_on desc, recorded_at desc`,
    [cardId],
  );
  return rows.map(({ id }) => id);
}

export async function countVisits(db: Database, cardId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from visit where card_id = $1',
    [cardId],
  );
  return rows[0]?.count ?? 0;
}

export async function insertHiddenDiary(db: Database, cardId: string, now: number) {
  await db.query(
    'insert into hidden_diary (card_id, hidden_at) values ($1, $2) on conflict do nothing',
    [cardId, new Date(now)],
  );
}

export async function deleteHiddenDiary(db: Database, cardId: string): Promise<void> {
  await db.query('delete from hidden_diary where card_id = $1', [cardId]);
}

/** Includes accounts merged into this one: same person, same visits. */
export async function findAllOwnCards(tx: Transaction, accountId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from museum_card where holder_account_id in ${OWN_ACCOUNTS} order by id`,
    [accountId],
  );
  return rows.map(({ id }) => id);
}

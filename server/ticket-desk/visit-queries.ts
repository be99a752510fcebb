import type { Language } from '../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import type { Database, Transaction } from '../db/database.ts';

type EntryCardRow = {
  id: string;
  ryijy_seed: string;
  holder_name: string | null;
  holder_year_of_birth: number | null;
  is_blocked: boolean;
  is_on_hold: boolean;
  is_replaced: boolean;
  ledger: LedgerEntry[] | null;
  visited_at: Date | null;
};
type AskedCard = { customerNumber: CustomerNumber; museumId: string | null; day: LocalDate };

/** Also finds former numbers. */
const CARD_WITH_NUMBER = `
  select id from museum_card where customer_number = $1
  union all
  select card_id from former_card_number where customer_number = $1
  limit 1`;

/** One statement for holder, ledger and today's visit, because visitors are queueing. */
export async function findCardForEntry(db: Database, { customerNumber, museumId, day }: AskedCard) {
  const { rows } = await db.query<EntryCardRow>(
    `select id, ryijy_seed, holder_year_of_birth,
            holder_first_name || ' ' || holder_last_name as holder_name,
            blocked_at is not null as is_blocked, customer_number <> $1 as is_replaced,
            exists (select from contract_hold
                     where card_id = museum_card.id and lifted_at is null) as is_on_hold,
            (select json_agg(json_build_object(
                      'kind', kind, 'cause', cause, 'occurredOn', occurred_on,
                      'months', months, 'days', days, 'startsAtOnce', starts_at_once,
                      'refunds', refunds))
               from card_ledger_entry
              where card_id = museum_card.id
                and not exists (select from card_ledger_void
                                 where entry_id = card_ledger_entry.id)) as ledger,
            (select max(recorded_at) from visit
              where card_id = museum_card.id and museum_id = $2 and visited_on = $3)
              as visited_at
       from museum_card
      where id = (${CARD_WITH_NUMBER})`,
    [customerNumber, museumId, day],
  );
  const row = rows[0];
  if (!row) return null;
  const holder =
    row.holder_name !== null && row.holder_year_of_birth !== null
      ? { name: row.holder_name, yearOfBirth: row.holder_year_of_birth }
      : null;
  return {
    cardId: row.id,
    ryijySeed: Number(row.ryijy_seed),
    holder,
    isBlocked: row.is_blocked,
    isOnHold: row.is_on_hold,
    isReplaced: row.is_replaced,
    ledger: row.ledger ?? [],
    visitedTodayAt: row.visited_at?.getTime() ?? null,
  };
}

type AtMuseum = { cardId: string; museumId: string; day: LocalDate };

/** Visits of the card at the museum on that day. */
export async function countVisitsOfDay(db: Database, { cardId, museumId, day }: AtMuseum) {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count
       from visit
      where card_id = $1 and museum_id = $2 and visited_on = $3`,
    [cardId, museumId, day],
  );
  return rows[0]?.count ?? 0;
}

export async function findMuseum(db: Database, museumId: string, language: Language) {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select id, name_${language} as name from museum where id = $1`,
    [museumId],
  );
  return rows[0] ?? null;
}

/** Sorted by name for the clerk. */
export async function findMuseums(
  db: Database,
  museumIds: readonly string[],
  language: Language,
): Promise<{ id: string; name: string }[]> {
  if (museumIds.length === 0) return [];
  const { rows } = await db.query<{ id: string; name: string }>(
    `select id, name_${language} as name from museum where id = any ($1::uuid[]) order by name, id`,
    [museumIds],
  );
  return rows;
}

export async function countVisitsOfMuseum(db: Database, museumId: string, day: LocalDate) {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from visit where museum_id = $1 and visited_on = $2',
    [museumId, day],
  );
  return rows[0]?.count ?? 0;
}

export type NewVisit = {
  visitId: string;
  cardId: string;
  museumId: string;
  visitedOn: LocalDate;
  repeatNumber: number;
  recordedAt: number;
  recordedBy: string | null;
  /** The card's verdict when an offline visit was sent; null: recorded online. */
  offlineVerdict: string | null;
};

/** False when this visit, or the same one of that day, is recorded already. */
export async function insertVisit(tx: Transaction, visit: NewVisit): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into visit (id, card_id, museum_id, visited_on, repeat_number, recorded_at, recorded_by,
                        offline_verdict)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing`,
    [
      visit.visitId,
      visit.cardId,
      visit.museumId,
      visit.visitedOn,
      visit.repeatNumber,
      new Date(visit.recordedAt),
      visit.recordedBy,
      visit.offlineVerdict,
    ],
  );
  return rowCount === 1;
}

/** Locks the card until the transaction ends; false when not found. */
export async function lockCardByNumber(tx: Transaction, customerNumber: CustomerNumber) {
  const { rowCount } = await tx.query(
    `select from museum_card where id = (${CARD_WITH_NUMBER}) for update`,
    [customerNumber],
  );
  return rowCount === 1;
}

export async function findVisit(db: Database, visitId: string) {
  const { rows } = await db.query<{
    card_id: string | null;
    museum_id: string;
    recorded_at: Date;
  }>('select card_id, museum_id, recorded_at from visit where id = $1', [visitId]);
  const row = rows[0];
  return row
    ? { cardId: row.card_id, museumId: row.museum_id, at: row.recorded_at.getTime() }
    : null;
}

/** The card of the deleted visit, or null when there was none. */
export async function deleteVisit(
  tx: Transaction,
  visit: { visitId: string; museumId: string; recordedAfter: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ card_id: string }>(
    `delete from visit
      where id = $1 and museum_id = $2 and recorded_at > $3
     returning card_id`,
    [visit.visitId, visit.museumId, new Date(visit.recordedAfter)],
  );
  return rows[0]?.card_id ?? null;
}

export async function findEarliestVisit(db: Database, cardId: string, since: LocalDate) {
  const { rows } = await db.query<{ id: string; visited_on: string }>(
    `select id, visited_on::text
       from visit
      where card_id = $1 and visited_on >= $2
      order by visited_on, recorded_at
      limit 1`,
    [cardId, since],
  );
  const row = rows[0];
  return row ? { visitId: row.id, visitedOn: localDate(row.visited_on) } : null;
}

import { localDate } from '../../domain/base/local-date.ts';
import type { CardValidity } from '../../domain/card/card-validity.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import type { Database, Transaction } from '../db/database.ts';

type Row = Omit<LedgerEntry, 'occurredOn'> & { cardId: string; occurredOn: string };

/** One read for many cards; a card without entries has an empty ledger. */
export async function findLedgers(
  db: Database,
  cardIds: string[],
): Promise<Map<string, LedgerEntry[]>> {
  const { rows } = await db.query<Row>(
    `select card_id as "cardId", kind, cause, occurred_on::text as "occurredOn", months, days,
            starts_at_once as "startsAtOnce", refunds
       from card_ledger_entry entry
      where card_id = any ($1::uuid[])
        and not exists (select from card_ledger_void where entry_id = entry.id)`,
    [cardIds],
  );
  const ledgers = new Map<string, LedgerEntry[]>(cardIds.map((id) => [id, []]));
  for (const { cardId, occurredOn, ...entry } of rows) {
    ledgers.get(cardId)?.push({ ...entry, occurredOn: localDate(occurredOn) });
  }
  return ledgers;
}

export async function findLedger(db: Database, cardId: string): Promise<LedgerEntry[]> {
  return (await findLedgers(db, [cardId])).get(cardId) ?? [];
}

/** Does nothing for a card that has an entry of the cause already: a repeated notification, not an error. */
export async function insertLedgerEntry(
  tx: Transaction,
  cardIds: string[],
  entry: LedgerEntry,
): Promise<void> {
  await tx.query(
    `insert into card_ledger_entry
       (card_id, kind, cause, occurred_on, months, days, starts_at_once, refunds)
     select card_id, $2, $3, $4, $5, $6, $7, $8 from unnest($1::uuid[]) as card_id
     on conflict (card_id, cause) do nothing`,
    [
      cardIds,
      entry.kind,
      entry.cause,
      entry.occurredOn,
      entry.months,
      entry.days,
      entry.startsAtOnce,
      entry.refunds,
    ],
  );
}

export async function insertLedgerVoid(
  tx: Transaction,
  cardIds: string[],
  { cause, reason }: { cause: string; reason: string },
): Promise<void> {
  await tx.query(
    `insert into card_ledger_void (entry_id, reason)
     select id, $3 from card_ledger_entry where card_id = any ($1::uuid[]) and cause = $2
     on conflict (entry_id) do nothing`,
    [cardIds, cause, reason],
  );
}

export async function upsertValidities(
  tx: Transaction,
  validities: Map<string, CardValidity>,
): Promise<void> {
  await tx.query(
    `insert into card_validity (card_id, starts_on, valid_until, waits_for_first_visit, is_refunded)
     select "cardId", "startsOn", "validUntil", "waitsForFirstVisit", "isRefunded"
       from json_to_recordset($1) as folded ("cardId" uuid, "startsOn" date, "validUntil" date,
                                             "waitsForFirstVisit" boolean, "isRefunded" boolean)
     on conflict (card_id) do update
        set starts_on = excluded.starts_on, valid_until = excluded.valid_until,
            waits_for_first_visit = excluded.waits_for_first_visit,
            is_refunded = excluded.is_refunded`,
    [
      JSON.stringify(
        [...validities].map(([cardId, { steps: _, ...kept }]) => ({ cardId, ...kept })),
      ),
    ],
  );
}

/** What a card was given is taken off it again, with the end that follows: it has no time left. */
export async function insertTakenBackEntries(
  tx: Transaction,
  cardIds: string[],
  today: string,
): Promise<void> {
  await tx.query(
    `with entered as (
       insert into card_ledger_entry (card_id, kind, cause, occurred_on, months, refunds)
       select card_id, 'refund', 'taken-back:' || cause, $2, months, cause
         from card_ledger_entry where card_id = any ($1::uuid[]) and kind = 'bought'
       returning card_id
     )
     update card_validity
        set starts_on = null, valid_until = null, waits_for_first_visit = false
      where card_id in (select card_id from entered)`,
    [cardIds, today],
  );
}

/** The card that got time for this cause; null: none did, or it was undone. */
export async function findCardOfCause(db: Database, cause: string): Promise<string | null> {
  const { rows } = await db.query<{ cardId: string }>(
    `select card_id as "cardId" from card_ledger_entry
      where kind = 'giftMerged' and cause = $1
        and not exists (select from card_ledger_void where entry_id = card_ledger_entry.id)`,
    [cause],
  );
  return rows[0]?.cardId ?? null;
}

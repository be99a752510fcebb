import type { CardFacts } from '../../domain/card/card-state.ts';
import { LIST_HASH_BYTES } from '../../domain/ticket-desk/card-list.ts';
import { CARD_FACTS, type FactsRow, factsOf } from '../card/card-facts.ts';
import type { Database, Transaction } from '../db/database.ts';

export type ListState = { edition: string; version: number };

/** Serialises writers, so that versions commit in order. */
export async function lockList(tx: Transaction): Promise<ListState> {
  const { rows } = await tx.query<ListState>(
    'select edition, version::float8 as version from desk_list for update',
  );
  if (!rows[0]) throw new Error('the desk list has no state');
  return rows[0];
}

export type Pads = { inner: Buffer; outer: Buffer };
const HASH = (digest: string, inner: string, outer: string) =>
  `substring(sha256(${outer}::bytea || sha256(${inner}::bytea || ${digest})) for ${LIST_HASH_BYTES})`;

/** What one statement rewrites well within the statement timeout. */
const REHASHED_AT_ONCE = 20_000;
const BEFORE_ALL_CARDS = '00000000-0000-0000-0000-000000000000';

/** A new key changes all hashes; the slow digests are reused. Desks see the old list until the commit. */
export async function rehashList(
  tx: Transaction,
  { edition, version, pads }: ListState & { pads: Pads },
): Promise<void> {
  await tx.query('delete from desk_list_entry where digest is null');
  let after: string | null = BEFORE_ALL_CARDS;
  while (after) after = await rehashAfter(tx, { after, version, pads });
  await tx.query(
    `update desk_list
        set edition = $1, version = $2,
            cards = (select count(*) from desk_list_entry where mark is not null)`,
    [edition, version],
  );
}

type NextCards = { after: string; version: number; pads: Pads };

/** Last card of the next batch in id order, or null at the end. */
async function rehashAfter(
  tx: Transaction,
  { after, version, pads }: NextCards,
): Promise<string | null> {
  const { rows } = await tx.query<{ last: string | null }>(
    `with next as materialized (
       select card_id from desk_list_entry where card_id > $4 order by card_id limit $5),
     rehashed as (
       update desk_list_entry entry set hash = ${HASH('digest', '$1', '$2')}, version = $3
         from next where entry.card_id = next.card_id)
     select (select card_id from next order by card_id desc limit 1) as last`,
    [pads.inner, pads.outer, version, after, REHASHED_AT_ONCE],
  );
  return rows[0]?.last ?? null;
}

export type ChangedCards = { changeIds: string[]; cardIds: string[] };

export async function findChangedCards(db: Database, limit: number): Promise<ChangedCards> {
  const { rows } = await db.query<{ id: string; card_id: string }>(
    'select id, card_id from desk_list_change order by id limit $1',
    [limit],
  );
  return {
    changeIds: rows.map(({ id }) => id),
    cardIds: [...new Set(rows.map(({ card_id }) => card_id))],
  };
}

/** Cards that were never hashed. */
export async function findCardsWithoutDigest(db: Database, cardIds: string[]) {
  const { rows } = await db.query<{ cardId: string; customerNumber: string }>(
    `select card.id as "cardId", customer_number as "customerNumber"
       from museum_card card
      where card.id = any ($1::uuid[])
        and not exists (select from desk_list_entry where card_id = card.id and digest is not null)
      union all
     select former.id, former.customer_number
       from former_card_number former
      where former.id = any ($1::uuid[])
        and not exists (select from desk_list_entry where card_id = former.id and digest is not null)`,
    [cardIds],
  );
  return rows;
}

/** Call before reading the cards: a change committed later has its own row. */
export async function deleteChanges(tx: Transaction, changeIds: string[]): Promise<void> {
  await tx.query('delete from desk_list_change where id = any ($1::bigint[])', [changeIds]);
}

export async function findFacts(
  tx: Transaction,
  cardIds: string[],
): Promise<{ cardId: string; facts: CardFacts }[]> {
  const { rows } = await tx.query<FactsRow & { id: string }>(
    `select card.id, ${CARD_FACTS}
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.id = any ($1::uuid[])`,
    [cardIds],
  );
  return rows.map((row) => ({ cardId: row.id, facts: factsOf(row) }));
}

/** Those that are former numbers, which stay listed as blocked. */
export async function findFormerNumbers(tx: Transaction, ids: string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from former_card_number where id = any ($1::uuid[])',
    [ids],
  );
  return rows.map(({ id }) => id);
}

export type ListEntry = { cardId: string; digest: Buffer | null; mark: number };

/** Returns how many entries have changed. */
export async function upsertEntries(
  tx: Transaction,
  { entries, version, pads }: { entries: ListEntry[]; version: number; pads: Pads },
): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into desk_list_entry as entry (card_id, digest, hash, mark, version)
     select card_id, digest, ${HASH('digest', '$4', '$5')}, mark, $6
       from (select given.card_id, coalesce(given.digest, known.digest) as digest, given.mark
               from unnest($1::uuid[], $2::bytea[], $3::int[]) as given (card_id, digest, mark)
               left join desk_list_entry known on known.card_id = given.card_id) whole
      where digest is not null
         on conflict (card_id) do update
        set digest = excluded.digest, hash = excluded.hash, mark = excluded.mark,
            version = excluded.version
      where (entry.hash, entry.mark) is distinct from (excluded.hash, excluded.mark)`,
    [
      entries.map(({ cardId }) => cardId),
      entries.map(({ digest }) => digest),
      entries.map(({ mark }) => mark),
      pads.inner,
      pads.outer,
      version,
    ],
  );
  return rowCount ?? 0;
}

/** Keeps the hash, so that desks learn of the removal. */
export async function removeEntries(
  tx: Transaction,
  { cardIds, version }: { cardIds: string[]; version: number },
): Promise<number> {
  const { rowCount } = await tx.query(
    `update desk_list_entry set digest = null, mark = null, version = $2
      where card_id = any ($1::uuid[]) and mark is not null`,
    [cardIds, version],
  );
  return rowCount ?? 0;
}

/** How many of these are listed; removed ones keep their row. */
export async function countListed(tx: Transaction, cardIds: string[]): Promise<number> {
  const { rows } = await tx.query<{ listed: number }>(
    `select count(*)::int as listed from desk_list_entry
      where card_id = any ($1::uuid[]) and mark is not null`,
    [cardIds],
  );
  return rows[0]?.listed ?? 0;
}

/** Incremental: counting all cards would take longer every year. */
export async function updateListVersion(
  tx: Transaction,
  { version, added }: { version: number; added: number },
): Promise<void> {
  await tx.query('update desk_list set version = $1, cards = cards + $2', [version, added]);
}

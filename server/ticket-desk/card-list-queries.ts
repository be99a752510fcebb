import { LIST_MARKS } from '../../domain/ticket-desk/card-list.ts';
import type { Database } from '../db/database.ts';

export type ListHead = { edition: string; version: number; cards: number };

/** One row: all that an answer "unchanged" needs. */
export async function findListHead(db: Database): Promise<ListHead> {
  const { rows } = await db.query<ListHead>(
    'select edition, version::float8 as version, cards from desk_list',
  );
  if (!rows[0]) throw new Error('the desk list has no state');
  return rows[0];
}

const HEAD = 'list.edition, list.version::float8 as version, list.cards';
const ENTRY = `entry.hash || substring(int4send(coalesce(entry.mark, ${LIST_MARKS.gone})) from 3)`;

export type ListPart = ListHead & { entries: Buffer };

/** Head and entries are of one moment, because one statement reads both. */
export async function findWholeList(db: Database): Promise<ListPart> {
  const { rows } = await db.query<ListPart>(
    `select ${HEAD}, entries
       from desk_list list,
            (select coalesce(string_agg(${ENTRY}, ''::bytea order by entry.hash, entry.mark), '') as entries
               from desk_list_entry entry where mark is not null) whole`,
  );
  if (!rows[0]) throw new Error('the desk list has no state');
  return rows[0];
}

/** Every entry of a hash that has changed, since two cards may share one; null when it is too much to be worth it. */
export async function findChangedEntries(
  db: Database,
  { since, most }: { since: number; most: number },
): Promise<ListPart | null> {
  const { rows } = await db.query<ListPart & { count: number }>(
    `with changed as (
       select distinct hash
         from (select hash from desk_list_entry where version > $1 limit $2 + 1) newer
     )
     select ${HEAD}, entries, (select count(*)::int from changed) as count
       from desk_list list,
            (select coalesce(string_agg(${ENTRY}, ''::bytea order by entry.hash, entry.mark), '') as entries
               from changed join desk_list_entry entry using (hash)) part`,
    [since, most],
  );
  const row = rows[0];
  return row && row.count <= most ? row : null;
}

/** The office sees which museum's desks have not had the list for long. */
export async function saveListFetch(
  db: Database,
  { museumId, now }: { museumId: string; now: number },
): Promise<void> {
  await db.query(
    `insert into desk_list_fetch (museum_id, fetched_at) values ($1, $2)
     on conflict (museum_id) do update set fetched_at = greatest(excluded.fetched_at, desk_list_fetch.fetched_at)`,
    [museumId, new Date(now)],
  );
}

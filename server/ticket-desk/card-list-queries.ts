import { LIST_MARKS } from '../../domain/ticket-desk/card-list.ts';
import type { Database } from '../db/database.ts';

export type ListHead = { edition: string; version: number; cards: number };

/** One row: enough to answer "unchanged". */
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

/** One statement reads both, so that head and entries are consistent. */
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

/** All entries of changed hashes, since two cards may share one; null when there are too many changes. */
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

/** Lets the office see which museum's desks have an outdated list. */
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

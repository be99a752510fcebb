import type { Pool } from '../server/db/database.ts';

export type Column = { table: string; name: string; type: string; isNullable: boolean };
export type Key = { table: string; kind: 'p' | 'u'; columns: string[] };
export type Reference = { table: string; columns: string[]; to: string };
export type WordList = { name: string; check: string };

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         not a.attnotnull as "isNullable"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
   order by c.relname collate "C", a.attnum`;

const columnNames = (numbers: string) => `
  array(select a.attname::text from unnest(${numbers}) with ordinality as k(number, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.place)`;

// Unique indexes count as keys too: many rules are unique indexes.
const KEYS = `
  select c.relname as "table", case when i.indisprimary then 'p' else 'u' end as kind, ${columnNames('i.indkey')} as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
   where c.relnamespace = 'public'::regnamespace and i.indisunique and i.indpred is null
   order by 1, 2, 3`;

const REFERENCES = `
  select c.relname as "table", ${columnNames('f.conkey')} as columns, t.relname as "to"
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
   where f.contype = 'f' and c.relnamespace = 'public'::regnamespace
   order by c.relname collate "C", t.relname collate "C", 2`;

const WORD_LISTS = `
  select t.typname as name, pg_get_constraintdef(k.oid) as check
    from pg_type t join pg_constraint k on k.contypid = t.oid and k.contype = 'c'
   where t.typnamespace = 'public'::regnamespace and t.typtype = 'd'
   order by t.typname collate "C"`;

/** Tables of the portal from PostgreSQL's catalogue. */
export async function readSchema(pool: Pool) {
  return {
    columns: (await pool.query<Column>(COLUMNS)).rows,
    keys: (await pool.query<Key>(KEYS)).rows,
    references: (await pool.query<Reference>(REFERENCES)).rows,
    wordLists: (await pool.query<WordList>(WORD_LISTS)).rows,
  };
}

export type Schema = Awaited<ReturnType<typeof readSchema>>;

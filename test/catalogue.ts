import type { Pool } from '../server/db/database.ts';

/** Everything that a migration can create, each as one line. */
const QUERIES: Record<string, string> = {
  table: `
    select concat_ws(' ', relname, relkind, relpersistence, reloptions::text, relacl::text, obj_description(oid)) from pg_class
     where relnamespace = 'public'::regnamespace and relkind <> 'i'`,
  column: `
    select concat_ws(' ', relname, row_number() over (partition by attrelid order by attnum), attname,
                     format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid),
                     attcollation::regcollation, attidentity, attgenerated, attstorage, attacl::text,
                     col_description(attrelid, attnum))
      from pg_attribute
      join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  // The order of the words in a domain is checked; existing rows of a widened one are not checked again ("not valid").
  constraint: `
    select concat_ws(' ', conrelid::regclass, contypid::regtype, conname,
                     replace(pg_get_constraintdef(oid), ' NOT VALID', '')) from pg_constraint
     where connamespace = 'public'::regnamespace and contype <> 'n'`,
  domain: `
    select concat_ws(' ', typname, format_type(typbasetype, typtypmod), typnotnull, typdefault, typacl::text) from pg_type
     where typnamespace = 'public'::regnamespace and typtype = 'd'`,
  index: `select indexdef from pg_indexes where schemaname = 'public'`,
  function: `
    select concat_ws(' ', pg_get_functiondef(oid), proacl::text) from pg_proc
     where pronamespace = 'public'::regnamespace and prokind <> 'a'`,
  trigger: `
    select concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled) from pg_trigger
      join pg_class on pg_class.oid = tgrelid
     where relnamespace = 'public'::regnamespace and not tgisinternal`,
  view: `select concat_ws(' ', viewname, definition) from pg_views where schemaname = 'public'`,
  sequence: `
    select concat_ws(' ', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle,
                     case when sequencename <> 'migration_id_seq' then last_value end) from pg_sequences
     where schemaname = 'public'`,
  extension: `select concat_ws(' ', extname, extversion) from pg_extension`,
};

/** Catalogue and rows of a database, sorted, as lines. The list of applied migrations is left out. */
export async function readCatalogue(pool: Pool): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(QUERIES)) {
    const { rows } = await pool.query<{ line: string }>(
      `select line from (${query}) as found (line)`,
    );
    lines.push(...rows.map(({ line }) => `${kind} ${line}`));
  }
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
  );
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select held::text as row from ${name} held`,
    );
    lines.push(...rows.map(({ row }) => `row ${name} ${row}`));
  }
  return lines.toSorted();
}

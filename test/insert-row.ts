import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../server/db/database.ts';

const DEFAULTS: Record<string, (text: string) => unknown> = {
  uuid: () => randomUUID(),
  text: (text) => text,
  bytea: () => randomBytes(32),
  json: (text) => ({ words: text }),
  jsonb: (text) => ({ words: text }),
  boolean: () => false,
  smallint: () => 1,
  integer: () => 1,
  bigint: () => 1,
  ARRAY: () => [],
  date: () => new Date(),
  'timestamp with time zone': () => new Date(),
};

/** Inserts a row; required columns without a value get the given text or a minimum. */
export async function insertRow(
  db: Database,
  table: string,
  given: Record<string, unknown>,
  text = 'x',
): Promise<void> {
  const { rows } = await db.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const missing = rows.filter(({ name }) => !(name in given));
  const row = {
    ...Object.fromEntries(missing.map(({ name, type }) => [name, DEFAULTS[type]?.(text)])),
    ...given,
  };
  const names = Object.keys(row);
  await db.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(row),
  );
}

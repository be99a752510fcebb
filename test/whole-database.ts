import type { Pool } from '../server/db/database.ts';

/** Every row of every table as text, one per line, prefixed with its table. */
export async function wholeDatabase(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select to_jsonb(t)::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return texts.join('\n');
}

export const linesWith = (text: string, secrets: string[]) =>
  text.split('\n').filter((line) => secrets.some((secret) => line.includes(secret)));

import type { Database } from '../db/database.ts';

/** The first of these migrations that the database has not seen, or null. */
export async function findUnappliedMigration(
  db: Database,
  names: string[],
): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `select name
       from unnest($1::text[]) as known (name)
      where not exists (select 1 from migration where migration.name = known.name)
      limit 1`,
    [names],
  );
  return rows[0]?.name ?? null;
}

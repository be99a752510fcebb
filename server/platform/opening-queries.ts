import type { OpeningFacts } from '../../domain/scheme/opening-fields.ts';
import type { Database } from '../db/database.ts';

export async function hasScheme(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    'select exists (select from scheme) as found',
    [],
  );
  return rows[0]?.found ?? false;
}

/** What is known of the scheme before it is opened. */
export async function findOpeningFacts(db: Database): Promise<OpeningFacts> {
  const { rows } = await db.query<{ facts: OpeningFacts }>('select facts from opening_draft', []);
  return rows[0]?.facts ?? {};
}

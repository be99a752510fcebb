import type { DatedFact } from '../../../domain/scheme/fact-topics.ts';
import type { OpeningFacts } from '../../../domain/scheme/opening-fields.ts';
import type { Database } from '../../db/database.ts';

export async function hasScheme(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    'select exists (select from scheme) as found',
    [],
  );
  return rows[0]?.found ?? false;
}

/** Dated facts of the scheme; empty before it opens. */
export async function findDecidedFacts(db: Database): Promise<DatedFact[]> {
  const { rows } = await db.query<DatedFact>(
    `select topic, valid_from::text as from, valid_until::text as until, value from scheme_fact`,
    [],
  );
  return rows;
}

/** Whether any monthly contract was ever begun. */
export async function hasContracts(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ any: boolean }>(
    'select exists (select from monthly_contract) as any',
    [],
  );
  return rows[0]?.any ?? false;
}

/** What is set before the scheme opens. */
export async function findOpeningFacts(db: Database): Promise<OpeningFacts> {
  const { rows } = await db.query<{ facts: OpeningFacts }>('select facts from opening_draft', []);
  return rows[0]?.facts ?? {};
}

import { printedFaults } from '../../domain/scheme/example-facts.ts';
import { StartFailure } from '../base/start-failure.ts';
import { openPool } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import { findPrintedFacts } from './open-scheme-queries.ts';

/** A portal with an example seller does not start in production: receipts must be real. */
export async function requireRealFacts({ mode, databaseUrl }: Settings): Promise<void> {
  if (mode !== 'production') return;
  const pool = openPool(databaseUrl, { max: 1 });
  const facts = await findPrintedFacts(pool).finally(() => pool.end());
  const faults = facts ? printedFaults(facts) : [];
  if (faults.length === 0) return;
  throw new StartFailure(
    ['Not safe for production: the scheme still has facts of the example kind.']
      .concat(faults.map((fault) => `${fault} is "${facts?.[fault]}".`))
      .join('\n'),
  );
}

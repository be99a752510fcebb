import { inTransaction, openPool, type Transaction } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { hasScheme } from '../../server/platform/http/opening-queries.ts';
import { insertFact } from '../../server/scheme/fact-queries.ts';
import {
  insertFirstPrice,
  insertFirstVatRate,
  insertScheme,
} from '../../server/scheme/open-scheme-queries.ts';
import type { DemoSchemeName } from '../../server/settings/setting-values.ts';
import { type DemoScheme, FIRST_SCHEME } from './demo-scheme.ts';
import { SECOND_SCHEME } from './second-scheme.ts';
import { lockSeeding } from './seed-queries.ts';
import { insertDemoMuseum, insertDemoSeo } from './seed-scheme-queries.ts';

/** By the value of the setting. */
export const DEMO_SCHEMES: Record<DemoSchemeName, DemoScheme> = {
  museokortti: FIRST_SCHEME,
  kustkort: SECOND_SCHEME,
};

/** The invented scheme of the demo and of the tests. A database with a scheme keeps its own. */
export async function seedScheme(tx: Transaction, scheme: DemoScheme): Promise<void> {
  await lockSeeding(tx);
  if (await hasScheme(tx)) return;
  const { since, prices } = scheme;
  await insertScheme(tx, scheme.facts);
  for (const kind of ['annual', 'renewalWhileValid', 'monthly'] as const) {
    await insertFirstPrice(tx, { kind, validFrom: since, amount: prices[kind] });
  }
  for (const rate of scheme.vatRates) await insertFirstVatRate(tx, rate);
  for (const museum of scheme.museums()) await insertDemoMuseum(tx, museum, since);
  for (const seo of scheme.seo) await insertDemoSeo(tx, seo);
  for (const fact of scheme.decided) await insertFact(tx, { ...fact, actionId: null });
}

/** A migrated database with a demo scheme and no people: the base of tests and benchmarks. */
export async function migrateWithDemoScheme(url: string, scheme = FIRST_SCHEME): Promise<void> {
  await migrate(url);
  const pool = openPool(url, { max: 1 });
  await inTransaction(pool, (tx) => seedScheme(tx, scheme)).finally(() => pool.end());
}

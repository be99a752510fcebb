import { inTransaction, openPool, type Transaction } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { hasScheme } from '../../server/platform/opening-queries.ts';
import {
  insertFirstPrice,
  insertFirstVatRate,
  insertScheme,
} from '../../server/scheme/open-scheme-queries.ts';
import { demoMuseums } from './demo-museums.ts';
import { DEMO_PRICES, DEMO_SCHEME, DEMO_SEO, DEMO_SINCE, DEMO_VAT_RATES } from './demo-scheme.ts';
import { lockSeeding } from './seed-queries.ts';
import { insertDemoMuseum, insertDemoSeo } from './seed-scheme-queries.ts';

/** The invented scheme of the demo and of the tests. A database that has a scheme keeps its own. */
export async function seedScheme(tx: Transaction): Promise<void> {
  await lockSeeding(tx);
  if (await hasScheme(tx)) return;
  await insertScheme(tx, DEMO_SCHEME);
  for (const kind of ['annual', 'renewalWhileValid', 'monthly'] as const) {
    await insertFirstPrice(tx, { kind, validFrom: DEMO_SINCE, amount: DEMO_PRICES[kind] });
  }
  for (const rate of DEMO_VAT_RATES) await insertFirstVatRate(tx, rate);
  for (const museum of demoMuseums()) await insertDemoMuseum(tx, museum, DEMO_SINCE);
  for (const seo of DEMO_SEO) await insertDemoSeo(tx, seo);
}

/** A database of this release with the demo's scheme and nobody in it: what tests and measurements begin with. */
export async function migrateWithDemoScheme(url: string): Promise<void> {
  await migrate(url);
  const pool = openPool(url, { max: 1 });
  await inTransaction(pool, seedScheme).finally(() => pool.end());
}

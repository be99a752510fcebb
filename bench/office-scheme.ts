import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { openClient, openPool, type Pool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { fillHistory } from './whole-history.ts';
import { fillScheme } from './whole-scheme.ts';

/** BENCH_SCALE=0.1 is a short run with a smaller scheme. */
const SCALE = Number(process.env.BENCH_SCALE ?? 1);
const scaled = (count: number) => Math.round(count * SCALE);
export const CARDS = scaled(400_000);

export const print = (line = '') => process.stdout.write(`${line}\n`);

/**
 * What the office is measured in: a scheme of 400 000 people with words, addresses and phones, 2 500 000 visits and 400 000
 * orders, in a database of its own. BENCH_DATABASE_URL names one that stays: it is filled once, and measured again and again.
 */
export async function inOfficeScheme(measure: (pool: Pool) => Promise<void>): Promise<void> {
  const kept = process.env.BENCH_DATABASE_URL;
  if (kept) return inDatabase(kept, measure);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-office-'));
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres(folder);
  try {
    await ensureDatabase(postgres.urlOf('postgres'), 'bench');
    await inDatabase(postgres.urlOf('bench'), measure);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inDatabase(databaseUrl: string, measure: (pool: Pool) => Promise<void>) {
  await migrateWithDemoScheme(databaseUrl);
  const pool = openPool(databaseUrl);
  try {
    const { rows } = await pool.query<{ cards: number }>(
      'select count(*)::int as cards from museum_card',
    );
    if ((rows[0]?.cards ?? 0) < CARDS) await fill(databaseUrl);
    await measure(pool);
  } finally {
    await pool.end();
  }
}

async function fill(databaseUrl: string): Promise<void> {
  await fillScheme(databaseUrl, { cards: CARDS, visits: scaled(2_500_000) });
  await fillHistory(databaseUrl, { orders: scaled(300_000), gifts: scaled(100_000) });
  const client = openClient(databaseUrl);
  await client.connect();
  const start = performance.now();
  // A batch each, as the migration does: plans are made on filled tables.
  await client.query('select count(refresh_person_words(id)) from account');
  const each = (performance.now() - start) / CARDS;
  print(`words of ${CARDS} people: ${each.toFixed(2)} ms each`);
  await client.query(
    `insert into contact_details
     select id, 'Puutarhakatu 12', '20100', 'Turku', '+35840' || lpad((row_number() over ())::text, 7, '0'), now()
       from account on conflict do nothing`,
  );
  await client.query('analyze');
  await client.end();
}

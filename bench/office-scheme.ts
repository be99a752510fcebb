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
 * Database of the office benchmarks: 400 000 people with search words, addresses and phones, 2 500 000 visits and 400
 * 000 orders. BENCH_DATABASE_URL names one to keep: filled once, measured many times.
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
    // Written last: an interrupted fill is not taken for complete.
    const { rows } = await pool.query<{ filled: number }>(
      'select count(*)::int as filled from contact_details',
    );
    if ((rows[0]?.filled ?? 0) < CARDS) await fill(databaseUrl);
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
  await fillWords(client);
  await client.query(
    `insert into contact_details
     select id, 'Puutarhakatu 12', '20100', 'Turku', '+35840' || lpad((row_number() over ())::text, 7, '0'), now()
       from account on conflict do nothing`,
  );
  await client.query('analyze');
  await client.end();
}

/** Batch by batch with ANALYZE: a plan made for a small table would scan a large one for every person. */
async function fillWords(client: ReturnType<typeof openClient>): Promise<void> {
  const start = performance.now();
  let after = '00000000-0000-0000-0000-000000000000';
  for (let most = 1_000; ; most = Math.min(most * 4, 64_000)) {
    const { rows } = await client.query<{ last: string | null }>(
      `select max(id::text) as last
         from (select id, refresh_person_words(id) from (
                 select id from account where id > $1 order by id limit $2) as batch
               offset 0) as done`,
      [after, most],
    );
    if (!rows[0]?.last) break;
    after = rows[0].last;
    await client.query('analyze search_entry; analyze search_word');
  }
  const each = (performance.now() - start) / CARDS;
  print(`words of ${CARDS} people: ${each.toFixed(2)} ms each`);
}

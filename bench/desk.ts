// Ticket desk and card page, in an empty scheme and in one of 400 000 cards and 2 500 000 visits: ratios of one run on
// one machine. BENCH_SCALE=0.1 is a short run with a smaller scheme.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import { openPool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { readSettings } from '../server/settings/settings.ts';
import { updateCardList } from '../server/ticket-desk/update-card-list.ts';
import { startAppProcess } from '../test/app-process.ts';
import { givenAccount } from '../test/given.ts';
import { percentile } from './measure.ts';
import { send, type Times, timed } from './shopper.ts';
import { fillScheme, numberOf } from './whole-scheme.ts';

const SCALE = Number(process.env.BENCH_SCALE ?? 1);
const CARDS = Math.round(400_000 * SCALE);
const VISITS = Math.round(2_500_000 * SCALE);
const FEW = 100;
const ROUNDS = Math.max(500, Math.round(4_000 * SCALE));
const WARM_UP = Math.round(ROUNDS / 4);
const OWN_ROUNDS = Math.max(150, Math.round(600 * SCALE));
const CLIENTS = 16;
// Rate limit of a clerk: 120 checks a minute.
const CLERKS = 150;
const print = (line = '') => process.stdout.write(`${line}\n`);
const LWR = '/lwr/apex/v65.0';

const PLANS = [
  ['unchanged', 'select edition, version, cards from desk_list'],
  ['changed', 'select distinct hash from desk_list_entry where version > 2 limit 50001'],
  [
    'whole',
    `select string_agg(hash || substring(int4send(mark) from 3), ''::bytea order by hash, mark)
       from desk_list_entry where mark is not null`,
  ],
] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-desk-'));
chmodSync(folder, 0o755);
const postgres = await startLocalPostgres(folder);
const databaseUrl = postgres.urlOf('bench');
await ensureDatabase(postgres.urlOf('postgres'), 'bench');
await migrateWithDemoScheme(databaseUrl);
const pool = openPool(databaseUrl);
const sandbox = await startSandbox();
const env = { NODE_ENV: 'production', LOG_LEVEL: 'fatal', SESSION_IDLE_SECONDS: '36000' };
const app = await startAppProcess({ databaseUrl, sandbox, env, program: 'bench/run-desk-app.ts' });

try {
  await bench();
} finally {
  await app.terminate();
  await sandbox.stop();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  await fillScheme(databaseUrl, { cards: FEW, visits: FEW * 6 });
  const clerks = await cookiesOf(await clerkAccounts());
  const few = await measureAll(clerks, FEW, 'empty scheme');
  const start = performance.now();
  await fillScheme(databaseUrl, { cards: CARDS, visits: VISITS });
  print(`\nfilled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const many = await measureAll(clerks, CARDS, `${CARDS} cards, ${VISITS} visits`);
  print('\nfull beside empty (median; goal ≤ 1.5)');
  for (const [name, times] of many) {
    const before = few.get(name) ?? [];
    print(`   ${name} ${(percentile(times, 0.5) / percentile(before, 0.5)).toFixed(2)}`);
  }
  await measureList(clerks[0] ?? '');
}

async function measureAll(clerks: string[], cards: number, name: string): Promise<Times> {
  print(`\n${name}`);
  const holders = await cookiesOf(await holderAccounts());
  const times: Times = new Map();
  const number = (index: number) => ({ customerNumber: numberOf((index * 37) % cards) });
  const check = (index: number) =>
    send(
      `${app.url}${LWR}/DeskController/checkCustomerNumber`,
      clerks[index % CLERKS],
      number(index),
    );
  const bare = (index: number) => send(`${app.url}/bench/card`, '', number(index));
  const own = (method: string) => (index: number) =>
    send(`${app.url}${LWR}/MyMuseumCardController/${method}`, holders[index % holders.length]);
  await run('', WARM_UP, new Map(), check);
  await run('', WARM_UP, new Map(), bare);
  const checks = await run('desk check', ROUNDS, times, check);
  const selects = await run('bare SELECT', ROUNDS, times, bare);
  print(`   desk check / bare SELECT ${(checks / selects).toFixed(2)} (goal ≥ 0.5, or 500/s)`);
  await run('getMyCard', OWN_ROUNDS, times, own('getMyCard'));
  await run('getMyVisitIds', OWN_ROUNDS, times, own('getMyVisitIds'));
  return times;
}

type Ask = (index: number) => Promise<{ status: number; body: unknown }>;

async function run(name: string, count: number, times: Times, ask: Ask): Promise<number> {
  const start = performance.now();
  let next = 0;
  const client = async () => {
    for (let index = next++; index < count; index = next++) {
      const { status, body } = await timed(times, name, () => ask(index));
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const perSecond = count / ((performance.now() - start) / 1000);
  const all = times.get(name) ?? [];
  const figures = `p50 ${percentile(all, 0.5).toFixed(1)} ms, p95 ${percentile(all, 0.95).toFixed(1)} ms`;
  if (name) print(`   ${name} ${perSecond.toFixed(0)}/s, ${figures}`);
  return perSecond;
}

async function measureList(cookie: string): Promise<void> {
  const settings = readSettings({ MODE: 'development', DATABASE_URL: databaseUrl });
  // Hashes all cards under the app's key, as after a key change.
  const rehash = await secondsOf(() => updateCardList({ pool, settings }));
  const ask = async (since?: string) => {
    const start = performance.now();
    const address = `${app.url}/desk/card-list${since ? `?since=${since}` : ''}`;
    const answer = await fetch(address, { headers: { cookie } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    const tag = answer.headers.get('etag')?.replaceAll('"', '') ?? '';
    return { status: answer.status, tag, bytes, ms: performance.now() - start };
  };
  const whole = await ask();
  const same: number[] = [];
  // The first ones are warm-up.
  for (let round = 0; round < 50; round += 1) await ask(whole.tag);
  for (let round = 0; round < 200; round += 1) same.push((await ask(whole.tag)).ms);
  await pool.query(
    `update card_validity set valid_until = valid_until + 1
      where card_id in (select card_id from card_validity limit 500)`,
  );
  const update = await secondsOf(() => updateCardList({ pool, settings }));
  const changed = await ask(whole.tag);
  print('\nlist for desks without a network');
  print(`   whole ${(whole.bytes / 1e6).toFixed(2)} MB in ${whole.ms.toFixed(0)} ms`);
  print(`   unchanged p50 ${percentile(same, 0.5).toFixed(1)} ms (goal ≤ 5)`);
  print(`   500 changed ${(changed.bytes / 1e3).toFixed(1)} kB in ${changed.ms.toFixed(1)} ms`);
  print(
    `   the job takes 500 changes in ${update.toFixed(2)} s, another key in ${rehash.toFixed(1)} s`,
  );
  for (const [name, statement] of PLANS) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain analyze ${statement}`);
    print(`\n   ${name}`);
    for (const row of rows) print(`     ${row['QUERY PLAN']}`);
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function clerkAccounts(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from museum limit 1');
  const museumId = rows[0]?.id ?? '';
  return Promise.all(
    Array.from({ length: CLERKS }, () =>
      givenAccount(pool, { emailAddress: `${randomUUID()}@example.fi`, role: 'desk', museumId }),
    ),
  );
}

async function holderAccounts(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select holder_account_id as id from museum_card where holder_account_id is not null limit 50',
  );
  return rows.map(({ id }) => id);
}

async function cookiesOf(accounts: string[]): Promise<string[]> {
  const now = Date.now();
  return Promise.all(
    accounts.map(async (accountId) => {
      const token = newToken();
      await insertSession(pool, { token, accountId, now, expiresAt: now + 36_000_000 });
      return `session=${token}`;
    }),
  );
}

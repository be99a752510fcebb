// P: the part of a purchase-like transaction done by PostgreSQL alone, on separate tables. The yardstick of
// bench/purchase.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from '../server/db/database.ts';
import { percentile } from './measure.ts';

const CLIENTS = 8;
const SECONDS = 8;
const BUYERS = 10_000;
const LOG = 'pgbench-log';
const PLACES = ['/usr/lib/postgresql/15/bin/pgbench', '/usr/bin/pgbench', '/usr/local/bin/pgbench'];

const TABLES = `
  create schema yardstick;
  create table yardstick.buyer (id int primary key, name text not null, bought int not null default 0);
  create table yardstick.sale (id bigint generated always as identity primary key,
    buyer_id int not null references yardstick.buyer, details jsonb not null, made_at timestamptz not null);
  create index on yardstick.sale (buyer_id);
  create table yardstick.payment (id bigint generated always as identity primary key,
    sale_id bigint not null references yardstick.sale, stamp uuid not null unique, cents int not null,
    state text not null);
  create table yardstick.card (id bigint generated always as identity primary key,
    buyer_id int not null references yardstick.buyer, number bigint not null);
  create table yardstick.entry (card_id bigint not null references yardstick.card, cause text not null unique,
    months int not null);
  create table yardstick.mail (id uuid primary key default gen_random_uuid(), idempotency_key text not null unique,
    data jsonb not null);
  insert into yardstick.buyer (id, name) select n, 'buyer ' || n from generate_series(1, ${BUYERS}) n;`;

const DETAILS = `'{"firstName":"Aino","lastName":"Lahtinen","city":"Turku","zipCode":"20100"}'`;
/** One purchase: order, payment, its lock and settlement, card, ledger entry, mail. */
const STATEMENTS = (buyer: string) => [
  'begin',
  `select name from yardstick.buyer where id = ${buyer} for update`,
  `insert into yardstick.sale (buyer_id, details, made_at) values (${buyer}, ${DETAILS}, now())`,
  `insert into yardstick.payment (sale_id, stamp, cents, state)
   values (currval('yardstick.sale_id_seq'), gen_random_uuid(), 7900, 'open')`,
  `select state from yardstick.payment where id = currval('yardstick.payment_id_seq') for update`,
  `update yardstick.payment set state = 'paid' where id = currval('yardstick.payment_id_seq')`,
  `insert into yardstick.card (buyer_id, number) values (${buyer}, currval('yardstick.sale_id_seq'))`,
  `insert into yardstick.entry (card_id, cause, months)
   values (currval('yardstick.card_id_seq'), 'payment:' || currval('yardstick.payment_id_seq'), 12)`,
  `insert into yardstick.mail (idempotency_key, data)
   values ('purchase:' || currval('yardstick.payment_id_seq'), ${DETAILS})`,
  'commit',
];

export type Yardstick = { perSecond: number; p95: number; count: number; by: string };

/** Purchases per second, slow percentiles in milliseconds, and the parameters used. */
export async function measureYardstick(
  pool: Pool,
  databaseUrl: string,
  folder: string,
): Promise<Yardstick> {
  await pool.query(TABLES);
  const pgbench = PLACES.find((place) => existsSync(place));
  const times = pgbench ? byPgbench(pgbench, databaseUrl, folder) : await byPool(pool);
  return {
    perSecond: times.length / SECONDS,
    p95: percentile(times, 0.95),
    count: times.length,
    by: pgbench ? 'pgbench' : 'the same statements through pg',
  };
}

function byPgbench(program: string, databaseUrl: string, folder: string): number[] {
  const script = path.join(folder, 'purchase.sql');
  const lines = STATEMENTS(':buyer').map((line) => `${line.replaceAll('\n', ' ')};`);
  writeFileSync(script, [`\\set buyer random(1, ${BUYERS})`, ...lines, ''].join('\n'));
  execFileSync(
    program,
    ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS)].concat([
      ...['-l', `--log-prefix=${path.join(folder, LOG)}`, '-f', script, databaseUrl],
    ]),
    { stdio: 'ignore' },
  );
  return readdirSync(folder)
    .filter((file) => file.startsWith(LOG))
    .flatMap((file) => loggedTimes(readFileSync(path.join(folder, file), 'utf8')));
}

/** A line of pgbench's log is "client transaction microseconds …". */
function loggedTimes(log: string): number[] {
  return log
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[2]) / 1000);
}

async function byPool(pool: Pool): Promise<number[]> {
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const client = async () => {
    const connection = await pool.connect();
    while (performance.now() < end) {
      const start = performance.now();
      const buyer = String(1 + Math.floor(Math.random() * BUYERS));
      for (const statement of STATEMENTS(buyer)) await connection.query(statement);
      times.push(performance.now() - start);
    }
    connection.release();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times;
}

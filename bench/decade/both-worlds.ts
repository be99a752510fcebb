import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithDemoScheme } from '../../db/seed/seed-scheme.ts';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { systemClock } from '../../server/base/clock.ts';
import { openPool, type Pool } from '../../server/db/database.ts';
import { ensureDatabase } from '../../server/db/ensure-database.ts';
import { startLocalPostgres } from '../../server/db/local-postgres.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';
import { type AppProcess, startAppProcess } from '../../test/app-process.ts';
import type { Size } from './decade-size.ts';
import { fillDecade } from './fill-decade.ts';

/** A database with an app; the same calls are made to the young and the old one. */
export type World = {
  name: 'young' | 'old';
  size: Size;
  pool: Pool;
  app: AppProcess;
  url: string;
  settings: Settings;
  sandbox: Sandbox;
  clock: typeof systemClock;
};
export type Worlds = { young: World; old: World };

const SCALE = Number(process.env.DECADE_SCALE ?? 1);
/** A multiple of 320 gives eight payments for each month of each contract. */
const sized = (scale: number): Size => ({
  payments: Math.max(960, Math.round((4_000_000 * scale) / 320) * 320),
  visits: Math.round(25_000_000 * scale),
});
const SIZES = { young: sized(0.00024), old: sized(SCALE) };

/** Configured like such a scheme's server, except that durability is off. */
const CLUSTER = [
  'shared_preload_libraries=pg_stat_statements',
  'shared_buffers=1GB',
  'max_wal_size=16GB',
  'fsync=off',
  'full_page_writes=off',
];

export const print = (line = '') => process.stdout.write(`${line}\n`);

/** DECADE_FOLDER keeps the databases: filled once, measured many times. */
export async function inBothWorlds(measure: (worlds: Worlds) => Promise<void>): Promise<void> {
  const kept = process.env.DECADE_FOLDER;
  if (kept) mkdirSync(kept, { recursive: true });
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'bench-decade-'));
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres(folder, { settings: CLUSTER });
  const sandbox = await startSandbox();
  // A purchase ends with its callback: the provider sends it before redirecting the browser.
  sandbox.payments.faults.add({ signals: { order: 'callbackFirst' } });
  const opened: World[] = [];
  try {
    await ensureDatabase(postgres.urlOf('postgres'), 'statistics');
    const open = async (name: World['name']) => {
      await ensureDatabase(postgres.urlOf('postgres'), name);
      const world = await openWorld(name, postgres.urlOf(name), sandbox);
      opened.push(world);
      return world;
    };
    await measure({ young: await open('young'), old: await open('old') });
  } finally {
    for (const { app, pool } of opened) {
      await app.terminate();
      await pool.end();
    }
    await sandbox.stop();
    await postgres.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

async function openWorld(
  name: World['name'],
  databaseUrl: string,
  sandbox: Sandbox,
): Promise<World> {
  await migrateWithDemoScheme(databaseUrl);
  const size = SIZES[name];
  const pool = openPool(databaseUrl);
  await pool.query('create extension if not exists pg_stat_statements');
  // Written last: an interrupted fill is not taken for complete.
  const { rows } = await pool.query<{ filled: boolean }>(
    'select exists (select from withdrawal_statement) as filled',
  );
  const start = performance.now();
  if (!rows[0]?.filled) await fillDecade(databaseUrl, size, (line) => print(`   ${line}`));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  print(`${name}: ${size.payments} payments, ${size.visits} visits, filled in ${seconds} s`);
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'error', SESSION_IDLE_SECONDS: '36000' };
  const program = 'test/programs/run-app.ts';
  const app = await startAppProcess({ databaseUrl, sandbox, env, program });
  const settings = readSettings({
    MODE: 'development',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: app.url,
    SANDBOX_PORT: new URL(sandbox.url).port,
    SANDBOX_SMTP_PORT: new URL(sandbox.smtpUrl).port,
  });
  return { name, size, pool, app, url: app.url, settings, sandbox, clock: systemClock };
}

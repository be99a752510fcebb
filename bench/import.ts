// Import of 400 000 cards and 2 500 000 visits: uploaded, profiled, checked, committed and undone. On a busy machine
// CPU seconds are more reliable than elapsed time. BENCH_SCALE=0.1 is a short run.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { openPool, type Pool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { checkInvariants } from '../server/invariants/invariant-queries.ts';
import {
  type Actor,
  checkFiles,
  commitRows,
  openImport,
  signTotals,
  undoRows,
} from '../server/office/data-import/change-import.ts';
import { bringFile } from '../server/office/data-import/file/bring-file.ts';
import { showImport } from '../server/office/data-import/shown-import.ts';
import { workDataImports } from '../server/office/data-import/work-imports.ts';
import { readSettings } from '../server/settings/settings.ts';
import { postgresCpu } from './cpu-time.ts';
import { movedFiles } from './moved-files.ts';

const SCALE = Number(process.env.BENCH_SCALE ?? 1);
const SIZE = { cards: Math.round(400_000 * SCALE), visits: Math.round(2_500_000 * SCALE) };
const clock = { now: Date.now };
const print = (line: string) => process.stdout.write(`${line}\n`);

async function timer(pool: Pool) {
  const ofPostgres = await postgresCpu(pool);
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return ofPostgres() + (user + system) / 1000;
  };
  return async (what: string, work: () => Promise<unknown>) => {
    const [from, used] = [performance.now(), cpu()];
    await work();
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    print(`${what}: ${seconds(performance.now() - from)} s, CPU ${seconds(cpu() - used)} s`);
  };
}

async function* pieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 1_000_000) yield content.subarray(at, at + 1_000_000);
}

async function givenActor(pool: Pool, address: string): Promise<Actor> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (email_address, role) values ($1, 'staff') returning id`,
    [address],
  );
  return { pool, clock, language: 'en', user: { accountId: rows[0]?.id ?? '' } };
}

async function main(databaseUrl: string): Promise<void> {
  await migrateWithDemoScheme(databaseUrl);
  const pool = openPool(databaseUrl);
  const timed = await timer(pool);
  const settings = { ...readSettings({ MODE: 'development' }), databaseUrl };
  const { rows } = await pool.query<{ slug: string }>('select slug from museum order by slug');
  const museums = rows.map(({ slug }) => slug);
  const admin = await givenActor(pool, 'a@bench.example');
  const finance = await givenActor(pool, 'b@bench.example');
  const importId = randomUUID();
  const run = () => workDataImports({ clock, settings });
  const shown = async () => {
    const one = await showImport(pool, { importId, viewer: null, now: Date.now() });
    if (!one) throw new Error('no import');
    return one;
  };
  await openImport(admin, { importId, name: 'bench', source: 'bench' });
  const files = movedFiles({ ...SIZE, museums });
  await timed('files brought', async () => {
    for (const [kind, text] of files) {
      const content = Buffer.from(text);
      const file = { importId, kind, name: `${kind}.csv`, bytes: content.length };
      await bringFile(admin, { ...file, content: pieces(content) });
    }
  });
  await timed('profile', run);
  await checkFiles(admin, importId);
  await timed('dry run', run);
  const { totals, counts } = await shown();
  print(JSON.stringify(counts));
  if (!totals) throw new Error('no totals');
  await signTotals(finance, { importId, ...totals });
  await commitRows(admin, { importId, reason: 'bench' });
  await timed('commit', run);
  print(
    `signed ${JSON.stringify(totals.figures)}\nlanded ${JSON.stringify((await shown()).landed)}`,
  );
  await timed('invariants', async () => print(JSON.stringify(await checkInvariants(pool))));
  await undoRows(admin, { importId, reason: 'bench' });
  await timed('undo', run);
  print(JSON.stringify((await shown()).counts));
  print(`after the undo: ${JSON.stringify(await checkInvariants(pool))}`);
  await pool.end();
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-import-'));
chmodSync(folder, 0o755);
// As in compose.yaml, without WAL compression: not every PostgreSQL build has it.
const settings = ['shared_buffers=1GB', 'max_wal_size=4GB'];
const postgres = await startLocalPostgres(folder, { settings });
try {
  await ensureDatabase(postgres.urlOf('postgres'), 'bench');
  await main(postgres.urlOf('bench'));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

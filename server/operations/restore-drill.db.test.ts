import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp as copyWhileRunning } from '../../test/base-backup.ts';
import { openPool, type Pool } from '../db/database.ts';
import { ensureDatabase } from '../db/ensure-database.ts';
import { type LocalPostgres, startLocalPostgres } from '../db/local-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { findPostgresUser } from '../db/postgres-user.ts';
import { findSystemAges } from './operation-queries.ts';
import { restoreDrill } from './restore-drill.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
const wal = path.join(folder, 'wal');
let server: LocalPostgres;
let pool: Pool;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  mkdirSync(wal);
  mkdirSync(path.join(folder, 'base'));
  const user = findPostgresUser();
  if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  server = await startLocalPostgres(path.join(folder, 'data'), {
    settings: [
      'wal_level=replica',
      'archive_mode=on',
      `archive_command=cp %p ${wal}/%f.part && mv ${wal}/%f.part ${wal}/%f`,
    ],
  });
  const url = server.urlOf('portal');
  await ensureDatabase(server.urlOf('postgres'), 'portal');
  await migrate(url);
  pool = openPool(url, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const backUp = (name: string) =>
  copyWhileRunning(pool, path.join(folder, 'data'), path.join(folder, 'base', name));

async function giveCard(number: string): Promise<Date> {
  await pool.query(`insert into museum_card (customer_number, ryijy_seed) values ($1, 1)`, [
    number,
  ]);
  // JavaScript dates have milliseconds: leave one without any change.
  const { rows } = await pool.query(
    `select clock_timestamp() + interval '1 millisecond' as now from pg_sleep(0.002)`,
  );
  await pool.query('select pg_sleep(0.003)');
  return rows[0].now;
}

const drill = (to: Date | null) =>
  restoreDrill({
    backupFolder: folder,
    workFolder: folder,
    database: 'portal',
    user: 'postgres',
    to,
  });

test('a backup is restored to its latest point, or to the point before a mistake', async () => {
  await giveCard('7338881345697899');
  await backUp('20261101T032000Z');
  mkdirSync(path.join(folder, 'base/20261102T032000Z.part'));
  const before = await giveCard('7338881345697907');
  await pool.query('delete from museum_card');
  await backUp('29991101T032000Z');
  await pool.query('select pg_switch_wal()');
  await expect
    .poll(async () => {
      const { rows } = await pool.query('select archived_count from pg_stat_archiver');
      return Number(rows[0].archived_count);
    })
    .toBeGreaterThan(1);

  const newest = await drill(null);
  expect(newest).toMatchObject({
    backup: '29991101T032000Z',
    breaches: [],
    newest: { cards: 0, paymentAt: null },
  });
  // The newer backup began after that point, so the older one is used.
  expect(await drill(before)).toMatchObject({ backup: '20261101T032000Z', newest: { cards: 2 } });
  expect(readdirSync(folder).filter((name) => name.startsWith('drill-'))).toEqual([]);
});

test('reports a folder without a backup, and a broken backup', async () => {
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  const of = (backupFolder: string) =>
    restoreDrill({
      backupFolder,
      workFolder: folder,
      database: 'portal',
      user: 'postgres',
      to: null,
    });

  await expect(of(empty)).rejects.toThrow('There is no backup');
  const broken = path.join(empty, 'base/20261101T032000Z');
  mkdirSync(broken, { recursive: true });
  copyFileSync(path.join(folder, 'data/postgres/PG_VERSION'), path.join(broken, 'PG_VERSION'));
  await expect(of(empty)).rejects.toThrow('did not start');
});

test('an interrupted drill leaves nothing behind', async () => {
  const drilling = drill(null);
  process.emit('SIGTERM');

  await expect(drilling).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.startsWith('drill-'))).toEqual([]);
});

test('reports failing log archiving until it works', async () => {
  const isFailing = async () => {
    const { walArchived, walFailing } = await findSystemAges(pool);
    expect(walArchived).toBeGreaterThanOrEqual(walFailing ?? Number.POSITIVE_INFINITY);
    return walFailing !== 0;
  };
  const switched = () =>
    pool.query(`select pg_logical_emit_message(false, 'test', 'test'), pg_switch_wal()`);
  const patience = { timeout: 100_000, interval: 100 };
  expect(await isFailing()).toBe(false);

  renameSync(wal, `${wal}-away`);
  await switched();
  await expect.poll(isFailing, patience).toBe(true);

  renameSync(`${wal}-away`, wal);
  await switched();
  await expect.poll(isFailing, patience).toBe(false);
});

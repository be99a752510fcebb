import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPool, type Pool } from '../db/database.ts';
import { findPostgresBinaries } from '../db/postgres-binaries.ts';
import { findPostgresUser, type PostgresUser, runAs } from '../db/postgres-user.ts';
import { type Breach, checkInvariants } from '../invariants/invariant-queries.ts';
import { findNewestRows, isRecovering, type NewestRows } from './restored-queries.ts';

const POLL_MS = 200;
/** A year's log may have to be played; a day's takes minutes. */
const LONGEST_RECOVERY_MS = 4 * 60 * 60 * 1000;

type Drill = {
  /** Holds `base`, with a folder for each backup, and `wal`, the archived log. */
  backupFolder: string;
  /** Where the throw-away cluster lies. */
  workFolder: string;
  /** The database in the cluster, and who may read it. */
  database: string;
  user: string;
  /** The moment to restore to; null: the newest that the log has. */
  to: Date | null;
};

export type DrillResult = {
  backup: string;
  seconds: number;
  newest: NewestRows;
  breaches: Breach[];
};

/** Restores the newest backup into a cluster of its own, which nobody can reach, and asks it whether the money agrees. */
export async function restoreDrill(drill: Drill): Promise<DrillResult> {
  const began = Date.now();
  const user = findPostgresUser();
  const backup = newestBackup(drill.backupFolder);
  const folder = mkdtempSync(path.join(drill.workFolder, 'drill-'));
  chmodSync(folder, 0o755);
  const cluster = path.join(folder, 'cluster');
  let server: ChildProcess | undefined;
  let pool: Pool | undefined;
  try {
    copyCluster(path.join(drill.backupFolder, 'base', backup), cluster, user);
    prepareRecovery(cluster, drill);
    server = launch(cluster, folder, user);
    const { database, user: role } = drill;
    const host = encodeURIComponent(cluster);
    pool = openPool(`postgresql://${role}@localhost/${database}?host=${host}`, { max: 1 });
    await untilRecovered(pool, server, path.join(folder, 'postgres.log'));
    const newest = await findNewestRows(pool);
    const breaches = await checkInvariants(pool);
    return { backup, seconds: Math.round((Date.now() - began) / 1000), newest, breaches };
  } finally {
    await pool?.end().catch(() => {});
    if (server) await stop(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A name with `.part` is a backup that was never finished. */
function newestBackup(backupFolder: string): string {
  const base = path.join(backupFolder, 'base');
  const names = existsSync(base) ? readdirSync(base).filter((name) => !name.endsWith('.part')) : [];
  const newest = names.toSorted().at(-1);
  if (!newest) throw new Error(`There is no backup in ${base}.`);
  return newest;
}

function copyCluster(from: string, to: string, user: PostgresUser | null): void {
  run('cp', ['-a', from, to]);
  if (user) run('chown', ['-R', `${user.uid}:${user.gid}`, to]);
  chmodSync(to, 0o700);
}

function run(command: string, given: string[]): void {
  const { status, stderr } = spawnSync(command, given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr.trim()}`);
}

/** The copy archives nothing, listens to nobody and lets in whoever may open its folder. */
function prepareRecovery(cluster: string, { backupFolder, to }: Drill): void {
  const wal = path.resolve(backupFolder, 'wal');
  if (/['"%\\\n]/.test(wal))
    throw new Error(`The folder ${wal} has a sign that no command can carry.`);
  const lines = [
    `restore_command = 'cp "${wal}/%f" "%p"'`,
    `archive_mode = off`,
    `recovery_target_action = 'promote'`,
    ...(to
      ? [`recovery_target_time = '${to.toISOString().replace('T', ' ').replace('Z', '+00')}'`]
      : []),
  ];
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `\n${lines.join('\n')}\n`);
  writeFileSync(path.join(cluster, 'pg_hba.conf'), 'local all all trust\n');
  writeFileSync(path.join(cluster, 'recovery.signal'), '');
}

function launch(cluster: string, folder: string, user: PostgresUser | null): ChildProcess {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const program = findServer(version, folder, user);
  const settings = [
    ...['listen_addresses=', `unix_socket_directories=${cluster}`, 'ssl=off'],
    ...['logging_collector=off', `hba_file=${cluster}/pg_hba.conf`, `data_directory=${cluster}`],
    // Nobody asks before it has recovered, so it need not be set up as the one that was backed up.
    'hot_standby=off',
    ...['shared_preload_libraries=', 'synchronous_standby_names=', 'log_destination=stderr'],
  ];
  const log = openSync(path.join(folder, 'postgres.log'), 'w');
  const server = spawn(program, ['-D', cluster, ...settings.flatMap((line) => ['-c', line])], {
    ...runAs(user),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return server;
}

/** Of the same major version as the backup: Debian's where there is one, else the embedded one. */
function findServer(version: string, folder: string, user: PostgresUser | null): string {
  const debian = `/usr/lib/postgresql/${version}/bin/postgres`;
  if (existsSync(debian)) return debian;
  const embedded = path.join(findPostgresBinaries(folder, user), 'bin/postgres');
  const { stdout } = spawnSync(embedded, ['--version'], { encoding: 'utf8' });
  if (stdout.includes(` ${version}.`)) return embedded;
  throw new Error(
    `PostgreSQL ${version} is needed to restore: "apt install postgresql-${version}".`,
  );
}

async function untilRecovered(pool: Pool, server: ChildProcess, log: string): Promise<void> {
  const until = Date.now() + LONGEST_RECOVERY_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) {
      throw new Error(`The restored cluster did not start: ${lastWords(log)}`);
    }
    if ((await isRecovering(pool).catch(() => true)) === false) return;
    await wait(POLL_MS);
  }
  throw new Error('The restored cluster has not recovered in four hours.');
}

function lastWords(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await gone;
}

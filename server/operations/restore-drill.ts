import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
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
import { promisify } from 'node:util';
import { openClient } from '../db/database.ts';
import { findPostgresBinaries } from '../db/postgres-binaries.ts';
import { findPostgresUser, type PostgresUser, runAs } from '../db/postgres-user.ts';
import { type Breach, checkInvariants, KEPT_INVARIANTS } from '../invariants/invariant-queries.ts';
import { findNewestRows, isRecovering, type NewestRows } from './restored-queries.ts';

/** Port of the socket in its private folder; independent of the environment and the backup. */
const PORT = 5432;
const POLL_MS = 200;
/** A year's WAL may have to be replayed; a day's takes minutes. */
const LONGEST_RECOVERY_MS = 4 * 60 * 60 * 1000;

type Drill = {
  /** Holds `base`, with a folder for each backup, and `wal`, the archived log. */
  backupFolder: string;
  /** Folder of the temporary cluster. */
  workFolder: string;
  /** Database in the cluster, and the role that may read it. */
  database: string;
  user: string;
  /** Point in time to restore to; null: the latest in the log. */
  to: Date | null;
};

export type DrillResult = {
  backup: string;
  seconds: number;
  newest: NewestRows;
  breaches: Breach[];
};

/** Restores the newest backup into a private temporary cluster and checks that the ledger balances. */
export async function restoreDrill(drill: Drill): Promise<DrillResult> {
  const began = Date.now();
  const user = findPostgresUser();
  const backup = newestBackup(drill.backupFolder, drill.to);
  const folder = mkdtempSync(path.join(path.resolve(drill.workFolder), 'drill-'));
  chmodSync(folder, 0o755);
  const cluster = path.join(folder, 'cluster');
  let server: Server | undefined;
  // The copy holds personal data: remove it also when the drill is interrupted.
  const interruption = new AbortController();
  const interrupt = () => {
    interruption.abort(new Error('The drill was interrupted.'));
    server?.child.kill('SIGINT');
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const { signal } = interruption;
  try {
    await copyCluster(path.join(drill.backupFolder, 'base', backup), cluster, { user, signal });
    prepareRecovery(cluster, drill);
    server = launch(cluster, folder, user);
    const { database, user: role } = drill;
    const url = `postgresql://${role}@localhost:${PORT}/${database}?host=${encodeURIComponent(cluster)}`;
    const log = path.join(folder, 'postgres.log');
    const db = await untilRecovered(url, server, { log, signal });
    try {
      const newest = await findNewestRows(db);
      const breaches = await checkInvariants(db, KEPT_INVARIANTS);
      return { backup, seconds: Math.round((Date.now() - began) / 1000), newest, breaches };
    } finally {
      await db.end();
    }
  } finally {
    if (server) await stop(server);
    rmSync(folder, { recursive: true, force: true });
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** The newest finished backup that began before the target time. `.part` marks an unfinished one. */
function newestBackup(backupFolder: string, to: Date | null): string {
  const base = path.join(backupFolder, 'base');
  // Folders are named by start time: 20261116T120000Z.
  const before = to?.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const names = existsSync(base) ? readdirSync(base) : [];
  const newest = names
    .filter((name) => !name.endsWith('.part') && (!before || name < before))
    .toSorted()
    .at(-1);
  if (!newest)
    throw new Error(`There is no backup in ${base}${to ? ' from before that moment' : ''}.`);
  return newest;
}

type Copying = { user: PostgresUser | null; signal: AbortSignal };

async function copyCluster(from: string, to: string, { user, signal }: Copying): Promise<void> {
  await run('cp', ['-a', from, to], { signal });
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, to], { signal });
  chmodSync(to, 0o700);
}

const run = promisify(execFile);

/** The copy archives nothing, does not listen on TCP and accepts the folder's owner only. */
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

type Server = { child: ChildProcess; fault(): string | null; ended: Promise<void> };

function launch(cluster: string, folder: string, user: PostgresUser | null): Server {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const program = findServer(version, folder, user);
  const settings = [
    ...['listen_addresses=', `unix_socket_directories=${cluster}`, 'ssl=off'],
    ...['logging_collector=off', `hba_file=${cluster}/pg_hba.conf`, `data_directory=${cluster}`],
    // No queries before recovery ends, so its limits need not match those of the primary.
    'hot_standby=off',
    ...['shared_preload_libraries=', 'synchronous_standby_names=', 'log_destination=stderr'],
    // Disables settings of the backup that affect others: archive, files and memory.
    ...['archive_cleanup_command=', 'recovery_end_command=', 'external_pid_file='],
    ...[`port=${PORT}`, 'shared_buffers=128MB', 'huge_pages=off'],
  ];
  const log = openSync(path.join(folder, 'postgres.log'), 'w');
  const child = spawn(program, ['-D', cluster, ...settings.flatMap((line) => ['-c', line])], {
    ...runAs(user),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let fault: string | null = null;
  const ended = new Promise<void>((resolve) => {
    const end = (why: string) => {
      fault = why;
      resolve();
    };
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, signal) => end(`ended with ${signal ?? code}`));
  });
  return { child, fault: () => fault, ended };
}

/** Same major version as the backup: Debian's if installed, else the embedded one. */
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

type Client = ReturnType<typeof openClient>;

type Recovering = { log: string; signal: AbortSignal };

/** Without the portal's statement timeout: nothing of the copy is cached yet. */
async function untilRecovered(
  url: string,
  server: Server,
  { log, signal }: Recovering,
): Promise<Client> {
  const until = Date.now() + LONGEST_RECOVERY_MS;
  while (Date.now() < until) {
    signal.throwIfAborted();
    const fault = server.fault();
    if (fault) throw new Error(`The restored cluster did not start: ${lastWords(log) || fault}`);
    const client = openClient(url);
    const isReady = await client
      .connect()
      .then(() => isRecovering(client))
      .then((recovering) => !recovering)
      .catch(() => false);
    if (isReady) return client;
    await client.end().catch(() => {});
    await wait(POLL_MS);
  }
  throw new Error('The restored cluster has not recovered in four hours.');
}

function lastWords(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
}

async function stop({ child, ended }: Server): Promise<void> {
  child.kill('SIGINT');
  await ended;
}

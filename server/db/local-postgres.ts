import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../platform/start-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { ensureCluster, prepareFolder } from './postgres-cluster.ts';
import { clearLeftovers } from './postgres-leftovers.ts';
import { findPostgresUser, type PostgresUser, runAs } from './postgres-user.ts';

const READY_MS = 60_000;
const POLL_MS = 20;
// The kernel's limit for a socket path is 107 bytes; the file is called .s.PGSQL.5432.
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432'.length;

/** The server ends when our end of its pipe closes, however we ended; or by itself, which ends this too. */
const KEEPER = `exec 3<&0
"$@" 3<&- </dev/null & server=$!
{ read -r _ <&3; kill -INT $server; } & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null
exit $code`;

export type LocalPostgres = {
  urlOf(database: string): string;
  /** Settles when the server is gone, asked or not. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Runs our own PostgreSQL on a folder, reachable by its local socket only. */
export async function startLocalPostgres(
  dataFolder: string,
  serverOptions: string[] = [],
): Promise<LocalPostgres> {
  const user = findPostgresUser();
  const folder = prepareFolder(dataFolder, user);
  const lock = await lockFolder(folder);
  try {
    const binaries = findPostgresBinaries(folder, user);
    const cluster = ensureCluster(folder, binaries, user);
    await clearLeftovers(cluster);
    const sockets = socketFolder(cluster, user);
    const logFile = path.join(folder, 'postgres.log');
    const server = launch(path.join(binaries, 'bin/postgres'), cluster, sockets, serverOptions, {
      user,
      logFile,
    });
    const urlOf = (database: string) =>
      `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(sockets)}`;
    await waitUntilReady(server, urlOf('postgres'), logFile);
    const ended = new Promise<void>((resolve) => {
      if (server.exitCode !== null) resolve();
      server.once('exit', () => resolve());
    });
    return {
      urlOf,
      ended,
      async stop() {
        server.stdin?.end();
        await ended;
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function launch(
  program: string,
  cluster: string,
  sockets: string,
  serverOptions: string[],
  { user, logFile }: { user: PostgresUser | null; logFile: string },
): ChildProcess {
  const log = openSync(logFile, 'w');
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${sockets}`,
    'max_connections=200',
    ...serverOptions,
  ].flatMap((setting) => ['-c', setting]);
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', program, '-D', cluster, ...settings], {
    ...runAs(user),
    stdio: ['pipe', log, log],
    // Its own session: Ctrl-C in the terminal reaches us alone, and we end the server last.
    detached: true,
  });
  closeSync(log);
  return child;
}

async function waitUntilReady(server: ChildProcess, url: string, logFile: string): Promise<void> {
  const started = Date.now();
  let failed: Error | null = null;
  server.once('error', (error) => {
    failed = error;
  });
  while (!(await answers(url))) {
    const gone = failed !== null || server.exitCode !== null || server.signalCode !== null;
    if (gone || Date.now() - started > READY_MS) {
      server.stdin?.end();
      throw new StartFailure(`PostgreSQL did not start: ${lastWords(logFile)} (see ${logFile})`);
    }
    await wait(POLL_MS);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'it said nothing';
}

function socketFolder(cluster: string, user: PostgresUser | null): string {
  if (Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) return cluster;
  const key = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const folder = `/tmp/museum-card-${key}`;
  const owner = user?.uid ?? process.getuid?.();
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  }
  if (lstatSync(folder).uid !== owner || !lstatSync(folder).isDirectory()) {
    throw new StartFailure(`The folder ${folder} belongs to somebody else: remove it.`);
  }
  chmodSync(folder, 0o700);
  return folder;
}

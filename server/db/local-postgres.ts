import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../base/start-failure.ts';
import { openClient } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { ensureCluster, prepareFolder } from './postgres-cluster.ts';
import { clearLeftovers } from './postgres-leftovers.ts';
import { socketFolder, socketUrl } from './postgres-socket.ts';
import { findPostgresUser, type PostgresUser, runAs } from './postgres-user.ts';

const READY_MS = 60_000;
const POLL_MS = 20;

/** The server ends when our end of its pipe closes, however we ended; if it ends by itself, so does this. */
const KEEPER = `exec 3<&0
"$@" 3<&- </dev/null & server=$!
{ read -r _ <&3; kill -INT $server; } & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null
exit $code`;

export type LocalPostgres = {
  urlOf(database: string): string;
  /** Settles when the server is gone, stopped or crashed. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  /** Lines of postgresql.conf. */
  settings?: string[];
  /** How long to wait for another start on the folder. */
  patienceMs?: number;
};

/** Runs a private PostgreSQL on a folder, reachable by its local socket only. */
export async function startLocalPostgres(
  dataFolder: string,
  { settings = [], patienceMs = 0 }: Options = {},
): Promise<LocalPostgres> {
  const user = findPostgresUser();
  const folder = prepareFolder(dataFolder, user);
  const lock = await lockFolder(folder, patienceMs);
  try {
    const binaries = findPostgresBinaries(folder, user);
    const cluster = ensureCluster(folder, binaries, user);
    const sockets = socketFolder(cluster, user);
    await clearLeftovers(cluster, sockets);
    const logFile = path.join(folder, 'postgres.log');
    const command = [
      ...[path.join(binaries, 'bin/postgres'), '-D', cluster],
      ...['-c', 'listen_addresses=', '-c', `unix_socket_directories=${sockets}`],
      ...['max_connections=200', ...settings].flatMap((line) => ['-c', line]),
    ];
    const server = launch(command, logFile, user);
    await waitUntilReady(server, socketUrl(sockets, 'postgres'), logFile);
    return {
      urlOf: (database) => socketUrl(sockets, database),
      ended: server.ended,
      async stop() {
        server.child.stdin?.end();
        await server.ended;
        if (sockets !== cluster) rmSync(sockets, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type Server = { child: ChildProcess; isGone(): boolean; ended: Promise<void> };

function launch(command: string[], logFile: string, user: PostgresUser | null): Server {
  const log = openSync(logFile, 'w');
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', ...command], {
    ...runAs(user),
    stdio: ['pipe', log, log],
    // Its own session: Ctrl-C in the terminal reaches only us, and we stop the server last.
    detached: true,
  });
  closeSync(log);
  let gone = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      gone = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  // The keeper may be gone before we close its pipe.
  child.stdin?.on('error', () => {});
  return { child, ended, isGone: () => gone };
}

async function waitUntilReady(server: Server, url: string, logFile: string): Promise<void> {
  const started = Date.now();
  while (!(await answers(url))) {
    if (server.isGone() || Date.now() - started > READY_MS) {
      server.child.stdin?.end();
      throw new StartFailure(
        `PostgreSQL did not start: ${lastLogLines(logFile)} (see ${logFile}).`,
      );
    }
    await wait(POLL_MS);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = openClient(url, 2_000);
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

function lastLogLines(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? '';
}

import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../base/start-failure.ts';

const POLL_MS = 25;
const FAST_STOP_MS = 10_000;
const GIVE_UP_MS = 20_000;

/**
 * Ends processes that a killed run left in the cluster folder and removes its lock files. PostgreSQL relies on those to
 * be the only writer, so they may go only when no process of that server lives. Their pid alone proves nothing: another
 * program may have it by now.
 */
export async function clearLeftovers(cluster: string, sockets: string): Promise<void> {
  const started = Date.now();
  const pidFile = path.join(cluster, 'postmaster.pid');
  let alive = serverProcesses(cluster);
  // The others end with their postmaster, or notice by themselves that it is gone.
  signal(alive.includes(masterIn(pidFile)) ? [masterIn(pidFile)] : [], 'SIGINT');
  while (alive.length > 0) {
    if (Date.now() - started > GIVE_UP_MS) {
      throw new StartFailure(
        `PostgreSQL processes of an earlier run do not end (${alive.join(', ')}): stop them and start again.`,
      );
    }
    if (Date.now() - started > FAST_STOP_MS) signal(alive, 'SIGQUIT');
    await wait(POLL_MS);
    alive = serverProcesses(cluster);
  }
  rmSync(pidFile, { force: true });
  rmSync(path.join(sockets, '.s.PGSQL.5432.lock'), { force: true });
}

/** The working directory of every PostgreSQL process is its cluster folder. */
function serverProcesses(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => link(pid, 'cwd') === cluster)
    .filter((pid) => path.basename(link(pid, 'exe')).startsWith('postgres'))
    .map(Number);
}

function link(pid: string, name: 'cwd' | 'exe'): string {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return ''; // ended meanwhile, or not ours to inspect
  }
}

function masterIn(pidFile: string): number {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

function signal(pids: number[], name: 'SIGINT' | 'SIGQUIT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // ended meanwhile
    }
  }
}

import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFailure } from '../base/start-failure.ts';

const POLL_MS = 25;
const FAST_STOP_MS = 10_000;
const GIVE_UP_MS = 20_000;

/**
 * Ends what a killed run left alive in the cluster folder and clears its lock files. They may go only when no process
 * of that server lives: they are how PostgreSQL knows that nobody else writes to the folder. The number in them alone
 * proves nothing, as another program may have got it since.
 */
export async function clearLeftovers(cluster: string, sockets: string): Promise<void> {
  const started = Date.now();
  const pidFile = path.join(cluster, 'postmaster.pid');
  let alive = serverProcesses(cluster);
  // The others end with their master; without one they notice by themselves.
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

/** Every PostgreSQL process stands in its cluster folder. */
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
    return ''; // ended meanwhile, or not ours to look at
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

import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from '../server/db/database.ts';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** CPU time of one process so far, in milliseconds. */
export function processCpuMs(pid: number): number {
  const [, utime, stime] = statOf(pid);
  return (utime + stime) * TICK_MS;
}

/** A whole PostgreSQL server, ended connections included. */
export async function postgresCpu(pool: Pool): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [postmaster] = statOf(rows[0]?.pid ?? 0);
  return () => {
    const [, utime, stime, ended, endedInSystem] = statOf(postmaster);
    const living = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && statOf(Number(name))[0] === postmaster)
      .reduce((sum, name) => sum + processCpuMs(Number(name)), 0);
    return living + (utime + stime + ended + endedInSystem) * TICK_MS;
  };
}

/** Parent, user time, system time, and both for ended children. */
function statOf(pid: number): [number, number, number, number, number] {
  try {
    // "pid (name) state ppid …": a name may contain spaces, so fields are counted from its bracket
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [parent = 0, ...times] = [fields[1], ...fields.slice(11, 15)].map(Number);
    return [parent, times[0] ?? 0, times[1] ?? 0, times[2] ?? 0, times[3] ?? 0];
  } catch {
    return [0, 0, 0, 0, 0]; // exited meanwhile
  }
}

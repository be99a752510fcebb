import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './portal.ts';

const checkout = path.resolve(import.meta.dirname, '..');

export type Started = {
  program: ChildProcess;
  url: string;
  /** All output so far. */
  output(): string;
  exitCode: Promise<number | null>;
};

type Place = { env?: Record<string, string>; cwd?: string; uid?: number; gid?: number };

/** Runs what `npm start` runs, on free ports. */
export async function startCommand({ env = {}, cwd = checkout, ...user }: Place): Promise<Started> {
  const port = env.PORT ?? String(await freePort());
  const program = spawn(process.execPath, ['bin/start.mjs'], {
    cwd,
    env: {
      PATH: process.env.PATH,
      PORT: port,
      SANDBOX_PORT: String(await freePort()),
      SANDBOX_SMTP_PORT: String(await freePort()),
      ...env,
    },
    // By the IPC channel it notices if the test run is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...user,
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const exitCode = new Promise<number | null>((resolve) => program.once('close', resolve));
  return { program, url: `http://localhost:${port}`, output: () => output, exitCode };
}

/** Resolves when it is running; rejects when it has ended instead. */
export async function untilRunning({ program, output, exitCode }: Started): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    program.stdout?.on('data', () => {
      if (output().includes('Ctrl-C stops everything')) resolve();
    });
    void exitCode.then(() => reject(new Error(`It ended instead:\n${output()}`)));
  });
}

export type PartPids = { portal: number; sandbox: number; postgres: number; all: number[] };

/** Child processes of a running start, from the process table. */
export function partsOf({ program }: Started): PartPids {
  const all = descendants(program.pid ?? 0);
  const find = (word: string) => all.find((pid) => commandOf(pid).includes(word)) ?? 0;
  return {
    portal: find('dist/server/main.js'),
    sandbox: find('dist/sandbox/main.js'),
    postgres: all.find((pid) => commandOf(pid).split('\0')[0]?.endsWith('/bin/postgres')) ?? 0,
    all,
  };
}

/** All at once: when one is gone, others that depend on it may end by themselves. */
export function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

export function stillAlive(pids: number[]): number[] {
  return pids.filter((pid) => commandOf(pid) !== '');
}

function descendants(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function parentOf(pid: string): number {
  // "pid (name) state ppid …", and a name may contain anything except a closing bracket at its end
  return Number(readProc(pid, 'stat').split(') ').at(-1)?.split(' ')[1]);
}

function commandOf(pid: number): string {
  return readProc(String(pid), 'cmdline');
}

function readProc(pid: string, file: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // exited meanwhile
  }
}

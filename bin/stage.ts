import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

export type FileTime = { file: string; seconds: number };

export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  /** Lines for the end of the whole output. */
  remarks?: string[];
  /** Duration of each test file. */
  times?: FileTime[];
};

export type StageResult = { exitCode: number; output: string };

/** Runs a command without standard input, as a process group, so that none of its children survive. */
export async function runCommand(command: string[], live = false): Promise<StageResult> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    detached: true,
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close').finally(() => running.delete(child));
  endGroup(child);
  return { exitCode: code ?? 1, output };
}

export function endRunning(): void {
  for (const child of running) endGroup(child);
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left, as it should be.
  }
}

export type Reported = Outcome & { name: string; seconds: number };

export async function report(name: string, work: () => Promise<Outcome>): Promise<Reported> {
  const started = performance.now();
  const outcome = await work();
  const seconds = (performance.now() - started) / 1000;
  const skipped = outcome.skipped > 0 ? `, ${outcome.skipped} skipped` : '';
  const mark = outcome.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(
    `${mark} ${name} (${outcome.passed}/${outcome.passed + outcome.failed}${skipped}, ${seconds.toFixed(1)} s)`,
  );
  return { ...outcome, name, seconds };
}

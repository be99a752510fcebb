import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../bin/serve.mjs');

export type PortalProcess = {
  name: string;
  /** Unexpected exits. */
  deaths(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
};

/** One process of the built portal. */
export async function startPortalProcess(
  name: string,
  { env, log }: { env: Record<string, string>; log: string },
): Promise<PortalProcess> {
  let child: ChildProcess;
  let deaths = 0;
  let isAsked = false;
  async function start(): Promise<void> {
    const file = openSync(log, 'a');
    isAsked = false;
    child = fork(PROGRAM, {
      execArgv: [],
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', file, file, 'ipc'],
    });
    child.on('exit', () => {
      if (!isAsked) deaths += 1;
    });
    await once(child, 'message');
  }
  await start();
  return {
    name,
    deaths: () => deaths,
    async kill() {
      isAsked = true;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    start,
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Sandbox } from '../sandbox/start-sandbox.ts';
import { bundled } from './bundled.ts';
import { freePort } from './portal.ts';

export type AppProcess = {
  url: string;
  pid: number;
  /** False when it has ended, for any reason. */
  isRunning(): boolean;
  /** SIGKILL, like a power cut. */
  kill(): Promise<void>;
  /** SIGTERM, like a deployment; resolves to the exit code. */
  terminate(): Promise<number | null>;
  /** The same process again, at the same URL. */
  restart(): Promise<void>;
};

type World = {
  databaseUrl: string;
  sandbox: Sandbox;
  env?: Record<string, string>;
  /** The whole portal by default. */
  program?: string;
};

/** The portal in a separate process, as in production, which a test can end in any way. */
export async function startAppProcess(world: World): Promise<AppProcess> {
  const { databaseUrl, sandbox, env, program = 'server/start/main.ts' } = world;
  const bundle = await bundled(program);
  const port = env?.PORT ?? String(await freePort());
  const launch = () =>
    untilReady(
      fork(bundle, {
        // Without the environment of the test run.
        execArgv: [],
        env: {
          PATH: process.env.PATH,
          MODE: 'development',
          DATABASE_URL: databaseUrl,
          HOST: '127.0.0.1',
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          SANDBOX_PORT: new URL(sandbox.url).port,
          SANDBOX_SMTP_PORT: new URL(sandbox.smtpUrl).port,
          CALLS_PER_MINUTE: '0',
          LOG_LEVEL: 'error',
          ...env,
          PORT: port,
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    );
  let child = await launch();
  return {
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return child.pid ?? 0;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      await end(child, 'SIGKILL');
    },
    terminate: () => end(child, 'SIGTERM'),
    async restart() {
      child = await launch();
    },
  };
}

async function untilReady(child: ChildProcess): Promise<ChildProcess> {
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the portal did not start'))),
  ]);
  return child;
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return child.exitCode;
}

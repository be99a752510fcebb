import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundled } from '../../test/bundled.ts';
import { killAll } from '../../test/start-command.ts';
import { openClient } from './database.ts';
import { startLocalPostgres } from './local-postgres.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-postgres-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Start = { program: ChildProcess; folder: string; url: string };

async function startInProcess(): Promise<Start> {
  const bundle = await bundled('test/programs/run-postgres.ts');
  const program = spawn(process.execPath, [bundle, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(program.stdout), 'line');
  return { program, ...JSON.parse(line) };
}

async function connect(url: string): Promise<pg.Client> {
  const client = openClient(url);
  await client.connect();
  return client;
}

/** Writes rows until the server is gone; returns the number of confirmed commits. */
async function writeUntilGone(client: pg.Client, onFirst: () => void): Promise<number> {
  await client.query('create table visit (number integer)');
  for (let number = 1; ; number++) {
    try {
      await client.query('insert into visit values ($1)', [number]);
    } catch {
      return number - 1;
    }
    if (number === 20) onFirst();
  }
}

function masterPid(): number {
  return Number.parseInt(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}

describe('after kill -9', () => {
  test.each([
    ['the starting program', ({ program }: Start) => [program.pid ?? 0]],
    ['the database server', () => [masterPid()]],
    ['both at once', ({ program }: Start) => [program.pid ?? 0, masterPid()]],
  ])('of %s every confirmed row survives', async (_name, victims) => {
    const first = await startInProcess();
    const writer = await connect(first.url);
    const confirmed = await writeUntilGone(writer, () => {
      killAll(victims(first));
    });

    // Remnants of the first start release the folder by themselves.
    const again = await startLocalPostgres(folder, { patienceMs: 20_000 });
    const reader = await connect(again.urlOf('postgres'));
    const { rows } = await reader.query('select count(*)::int as kept from visit');
    await reader.end();
    await again.stop();

    expect(confirmed).toBeGreaterThanOrEqual(20);
    expect(rows[0].kept).toBeGreaterThanOrEqual(confirmed);
  });

  test('of the parent process the server ends by itself', async () => {
    const { program } = await startInProcess();
    const server = masterPid();

    program.kill('SIGKILL');

    await expect.poll(() => existsSync(`/proc/${server}`), { timeout: 10_000 }).toBe(false);
  });
});

test('ignores lock files that name an unrelated living process', async () => {
  const first = await startLocalPostgres(folder);
  await first.stop();
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    writeFileSync(path.join(folder, 'postgres', name), `${process.pid}\n`);
  }

  const again = await startLocalPostgres(folder);
  await again.stop();
});

test('recreates a half-created cluster', async () => {
  mkdirSync(path.join(folder, 'postgres.new/base'), { recursive: true });

  const server = await startLocalPostgres(folder);
  await server.stop();
});

test('refuses a second start on the same folder without affecting the first', async () => {
  const first = await startLocalPostgres(folder);

  await expect(startLocalPostgres(folder)).rejects.toThrow(
    `Another copy is already running on the data folder ${folder}`,
  );

  const client = await connect(first.urlOf('postgres'));
  await client.end();
  await first.stop();
});

test('leaves a data folder of another PostgreSQL version alone and says what to do in one sentence', async () => {
  const first = await startLocalPostgres(folder);
  await first.stop();
  const version = path.join(folder, 'postgres/PG_VERSION');
  writeFileSync(version, '13\n');

  await expect(startLocalPostgres(folder)).rejects.toThrow(
    /was made by PostgreSQL 13, and this is PostgreSQL \d\d: remove that folder .* DATA_DIR.* DATABASE_URL/,
  );

  expect(readFileSync(version, 'utf8')).toBe('13\n');
});

test('works in a folder deeper than a socket path allows', async () => {
  const deep = path.join(folder, 'a-rather-long-folder-name/'.repeat(4));

  const server = await startLocalPostgres(deep);
  const client = await connect(server.urlOf('postgres'));
  await client.end();
  await server.stop();

  const socket = new URL(server.urlOf('postgres')).searchParams.get('host') ?? '';
  expect(socket).toMatch(/^\/tmp\/museum-card-/);
  expect(existsSync(socket)).toBe(false);
});

test('refuses a data folder that cannot be created in one sentence', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');

  await expect(startLocalPostgres(path.join(file, 'data'))).rejects.toThrow(
    `The data folder ${file}/data cannot be written (ENOTDIR): give another one in DATA_DIR.`,
  );
});

test('has checksums, sorts by code point and is durable when confirmed', async () => {
  const server = await startLocalPostgres(folder);
  const client = await connect(server.urlOf('postgres'));
  const { rows } = await client.query(
    `select current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
            datcollate as locale, current_setting('listen_addresses') as network
       from pg_database where datname = current_database()`,
  );
  await client.end();
  await server.stop();

  expect(rows).toEqual([{ checksums: 'on', fsync: 'on', locale: 'C.UTF-8', network: '' }]);
});

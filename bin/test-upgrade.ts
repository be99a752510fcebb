import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { projectRoot } from '../server/base/project-root.ts';
import { openPool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { checkInvariants, KEPT_INVARIANTS } from '../server/invariants/invariant-queries.ts';
import { freePort } from '../test/portal.ts';
import { startReleaseProxy } from '../test/upgrade/release-proxy.ts';
import { VISITORS } from '../test/upgrade/visitors.ts';
import { buildIfNeeded } from './build.mjs';

/**
 * The previous release serves while this one migrates the database and joins; then the previous one stops. `npm run
 * test:upgrade -- <git ref>`; defaults to the newest tag before this commit.
 * UPGRADE_FOLDER keeps the previous release's build; PHASE_SECONDS is the length of each phase.
 */
const PHASE_SECONDS = Number(process.env.PHASE_SECONDS ?? 20);
const ref = process.argv[2] ?? previousRelease();
const kept = process.env.UPGRADE_FOLDER;
const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
execFileSync('chmod', ['755', folder]);
const old = kept ?? path.join(folder, 'release-before');

const faults: string[] = [];
const done: Record<string, number> = {};
const children: ChildProcess[] = [];
let phase = '';

await buildIfNeeded();
prepareOld();
const postgres = await startLocalPostgres(path.join(folder, 'data'));
await ensureDatabase(postgres.urlOf('postgres'), 'upgrade');
const databaseUrl = postgres.urlOf('upgrade');
const sandbox = await startSandbox();
const proxyPort = await freePort();
const proxy = await startReleaseProxy(proxyPort);
const url = `http://127.0.0.1:${proxyPort}`;
try {
  await seedByOld();
  const customerNumber = await anyNumber();
  const before = await run('before', old);
  let isOver = false;
  begin('the release before alone');
  const load = Promise.all(
    Object.entries(VISITORS).map(async ([name, visitor]) => {
      const visit = visitor({ url, customerNumber, mailboxUrl: sandbox.mailboxUrl });
      while (!isOver) {
        await visit().then(
          () => count(`${phase}: ${name}`),
          (error: Error) => faults.push(`${phase}: ${name}: ${error.message}`),
        );
      }
    }),
  );
  await wait(PHASE_SECONDS * 1000);
  begin('this one migrates while the one before serves');
  await run('now', projectRoot);
  begin('side by side');
  await wait(PHASE_SECONDS * 1000);
  begin('the one before stops');
  if (before.exitCode !== null) throw new Error('The release before had already ended.');
  before.kill('SIGTERM');
  await once(before, 'exit');
  begin('this one alone');
  await wait(PHASE_SECONDS * 1000);
  isOver = true;
  await load;
  await report();
} finally {
  proxy.stop();
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await sandbox.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function previousRelease(): string {
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD~1');
  const [newest] = tags.split('\n');
  if (newest) return newest;
  console.error(
    'There is no release before this one. Name a commit to upgrade from: npm run test:upgrade -- <git ref>',
  );
  process.exit(1);
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' });
}

function prepareOld(): void {
  if (existsSync(path.join(old, 'dist'))) return;
  mkdirSync(old, { recursive: true });
  const sources = execFileSync('git', ['archive', ref], { cwd: projectRoot, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', old], { input: sources });
  for (const words of [
    ['ci', '--no-audit', '--no-fund'],
    ['run', 'build'],
  ]) {
    execFileSync('npm', words, { cwd: old, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

function environment(port: number): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    MODE: 'development',
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'files'),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SANDBOX_PORT: new URL(sandbox.url).port,
    SANDBOX_SMTP_PORT: new URL(sandbox.smtpUrl).port,
    CALLS_PER_MINUTE: '0',
    STOP_DELAY_SECONDS: '3',
    LOG_LEVEL: 'error',
  };
}

/** Demo people and museums, written by the release that created the tables. */
async function seedByOld(): Promise<void> {
  const env = {
    ...environment(await freePort()),
    PUBLIC_URL: '',
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: old,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (String(text).includes('Ctrl-C')) resolve();
    });
    child.once('exit', () => reject(new Error('The release before did not start.')));
  });
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** One process of a release; resolves when it is ready for traffic. */
async function run(name: string, cwd: string): Promise<ChildProcess> {
  const port = await freePort();
  const child = fork(path.join(cwd, 'dist/server/main.js'), {
    cwd,
    env: { ...environment(port), NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  proxy.watch({ name, port });
  while (!proxy.ready().includes(name)) {
    if (child.exitCode !== null) throw new Error(`The release "${name}" ended.`);
    await wait(50);
  }
  return child;
}

async function anyNumber(): Promise<string> {
  const pool = openPool(databaseUrl, { max: 1 });
  const { rows } = await pool.query('select customer_number from museum_card limit 1');
  await pool.end();
  return rows[0].customer_number;
}

function begin(next: string): void {
  phase = next;
  console.log(`${new Date().toISOString().slice(11, 19)}  ${next}`);
}

function count(key: string): void {
  done[key] = (done[key] ?? 0) + 1;
}

async function report(): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1 });
  const breaches = await checkInvariants(pool, KEPT_INVARIANTS);
  const { rows } = await pool.query('select name from migration order by name desc limit 1');
  await pool.end();
  console.log(`\nfrom ${ref.slice(0, 12)} to ${rows[0].name}`);
  for (const [what, times] of Object.entries(done))
    console.log(`${String(times).padStart(6)}  ${what}`);
  for (const [what, times] of [...proxy.counts].toSorted())
    console.log(`${String(times).padStart(6)}  answers of ${what}`);
  for (const fault of faults.slice(0, 20)) console.log(`fault: ${fault}`);
  for (const { promise } of breaches) console.log(`broken: ${promise}`);
  console.log(`${faults.length} errors, ${breaches.length} promises broken`);
  process.exitCode = faults.length + breaches.length === 0 ? 0 : 1;
}

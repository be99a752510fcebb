import path from 'node:path';
import { seedGifts } from '../db/seed/seed-gifts.ts';
import { DEMO_SCHEMES } from '../db/seed/seed-scheme.ts';
import { seed } from '../db/seed.ts';
import { systemClock } from '../server/base/clock.ts';
import { projectRoot } from '../server/base/project-root.ts';
import { StartFailure } from '../server/base/start-failure.ts';
import { dataFolder } from '../server/db/data-folder.ts';
import { openPool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { lockFolder } from '../server/db/folder-lock.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { migrate } from '../server/db/migrate.ts';
import { prepareFolder } from '../server/db/postgres-cluster.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { readSettings, type Settings } from '../server/settings/settings.ts';
import { requireFreePort } from './free-port.ts';
import { type Part, startProgram } from './program.ts';
import { stopRequest } from './stop-request.ts';
import { welcome } from './welcome.ts';

const DATABASE = 'museum_card';
// A run killed a moment ago may still hold its folder and ports.
const PATIENCE_MS = 5_000;

type PortalStart = { settings: Settings; env: Record<string, string>; logFile: string };
/** Programs beside the database: built ones, or those of `npm run dev`. */
type Programs = { sandboxFile: string; startPortal(start: PortalStart): Promise<Part> };
type Run = {
  settings: Settings;
  folder: string;
  databaseUrl: string;
  parts: Part[];
  programs: Programs;
};

const BUILT: Programs = {
  sandboxFile: programIn('sandbox'),
  startPortal: ({ env, logFile }) =>
    startProgram({ name: 'The portal', file: programIn('server'), env, logFile }),
};

/** Runs `npm start` and `npm run dev`: database, sandbox and portal, as child processes that end with this one. */
export async function runEverything(programs = BUILT): Promise<void> {
  const asked = stopRequest();
  const parts: Part[] = [];
  try {
    const settings = readSettings(process.env);
    const folder = dataFolder(settings.dataDir);
    const run = { settings, folder, databaseUrl: settings.databaseUrl, parts, programs };
    for (const step of [checkPlace, startDatabase, prepareData, startSandbox, startPortal]) {
      if (!asked.aborted) await step(run);
    }
    if (!asked.aborted) {
      console.log(welcome(settings, folder));
      await Promise.race([aborted(asked), anyEnd(parts)]);
    }
    console.log('Stopping …');
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    for (const part of parts.reverse()) await part.stop();
  }
}

async function checkPlace({ settings, folder, databaseUrl }: Run): Promise<void> {
  const { host, port, sandboxPort, sandboxSmtpPort } = settings;
  prepareFolder(folder, null);
  // Before the ports: a second copy gets a clear message rather than a busy port.
  if (databaseUrl === '') (await lockFolder(folder, PATIENCE_MS)).release();
  await requireFreePort('PORT', port, host, PATIENCE_MS);
  if (sandboxPort === 0) return;
  await requireFreePort('SANDBOX_PORT', sandboxPort, host, PATIENCE_MS);
  await requireFreePort('SANDBOX_SMTP_PORT', sandboxSmtpPort, host, PATIENCE_MS);
}

async function startDatabase(run: Run): Promise<void> {
  if (run.databaseUrl !== '') return;
  const postgres = await startLocalPostgres(run.folder, { patienceMs: PATIENCE_MS });
  run.parts.push({ name: 'PostgreSQL', ...postgres });
  await ensureDatabase(postgres.urlOf('postgres'), DATABASE);
  run.databaseUrl = postgres.urlOf(DATABASE);
}

async function prepareData({ databaseUrl, settings }: Run): Promise<void> {
  await migrate(databaseUrl);
  if (settings.mode === 'production') return;
  const pool = openPool(databaseUrl);
  const deps = { pool, clock: systemClock, settings, log: makeLogger('silent') };
  try {
    const isNew = await seed(pool, systemClock, settings);
    // Letters in Finnish, prices of the first scheme.
    if (isNew && settings.demoScheme === 'museokortti') await seedGifts(deps);
  } finally {
    await pool.end();
  }
}

async function startSandbox(run: Run): Promise<void> {
  const { settings, folder, parts, programs } = run;
  if (settings.sandboxPort === 0) return;
  const env = {
    SANDBOX_HOST: settings.host === 'localhost' ? '127.0.0.1' : '0.0.0.0',
    SANDBOX_PORT: String(settings.sandboxPort),
    SANDBOX_SMTP_PORT: String(settings.sandboxSmtpPort),
    DATA_DIR: folder,
  };
  parts.push(
    await startProgram({
      name: 'The sandbox',
      file: programs.sandboxFile,
      env,
      logFile: path.join(folder, 'sandbox.log'),
    }),
  );
}

async function startPortal(run: Run): Promise<void> {
  const { settings, folder, databaseUrl, parts, programs } = run;
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    ...senderOf(settings),
    DEMO_CLOCK: settings.databaseUrl === '' && settings.mode !== 'production' ? 'yes' : 'no',
    SMARTUM_PUBLIC_KEY: settings.smartumPublicKey || (await sandboxKey(settings)),
  };
  const logFile = path.join(folder, 'portal.log');
  parts.push(await programs.startPortal({ settings, env, logFile }));
}

/** The scheme's sender, unless another one is set. */
function senderOf({ demoScheme, mode }: Settings): { MAIL_FROM?: string } {
  const { mailFrom } = DEMO_SCHEMES[demoScheme];
  return mailFrom && mode === 'development' && !process.env.MAIL_FROM
    ? { MAIL_FROM: mailFrom }
    : {};
}

/** The sandbox signs with a key generated on this machine. */
async function sandboxKey({ sandboxPort }: Settings): Promise<string> {
  if (sandboxPort === 0) return '';
  const answer = await fetch(`http://127.0.0.1:${sandboxPort}/smartum/keys.json`);
  const { publicKey } = (await answer.json()) as { publicKey: string };
  return publicKey;
}

function programIn(root: 'server' | 'sandbox'): string {
  return path.join(projectRoot, 'dist', root, 'main.js');
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
}

function anyEnd(parts: Part[]): Promise<never> {
  return Promise.race(
    parts.map(async ({ name, ended }) => {
      await ended;
      throw new StartFailure(`${name} ended unexpectedly, so everything stops: start again.`);
    }),
  );
}

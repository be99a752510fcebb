// How much a flood of logins slows the home page: `npx tsx bench/login-flood.ts` after `npm run build`.
// A ratio of two runs on the same machine, so that it means the same on a slow one.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../server/account/password-hash.ts';
import { openPool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { migrate } from '../server/db/migrate.ts';
import { projectRoot } from '../server/project-root.ts';
import { freePort } from '../test/portal.ts';

const CLIENTS = 200;
const SECONDS = 10;
const PASSWORD = 'talvi2026';

const folder = mkdtempSync(path.join(tmpdir(), 'login-flood-'));
chmodSync(folder, 0o755);
const postgres = await startLocalPostgres(folder);
const databaseUrl = postgres.urlOf('flood');
await ensureDatabase(postgres.urlOf('postgres'), 'flood');
await migrate(databaseUrl);
await makeAccounts();
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const portal = fork(path.join(projectRoot, 'dist/server/main.js'), {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    // Each client of the flood has an address of its own.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  },
});
await once(portal, 'message');

await readHome(3);
const alone = await readHome(SECONDS);
const flood = startFlood();
// The flood is in full course when the readers come.
await wait(1_000);
const flooded = await readHome(SECONDS);
const logins = await flood.stop();

const print = (line: string) => process.stdout.write(`${line}\n`);
print(
  `home alone    p50 ${alone.p50.toFixed(1)} ms   p95 ${alone.p95.toFixed(1)} ms   n ${alone.n}`,
);
print(
  `home flooded  p50 ${flooded.p50.toFixed(1)} ms   p95 ${flooded.p95.toFixed(1)} ms   n ${flooded.n}`,
);
print(
  `ratio         p50 ${(flooded.p50 / alone.p50).toFixed(2)}   p95 ${(flooded.p95 / alone.p95).toFixed(2)}`,
);
print(`logins        ${JSON.stringify(logins)} by status, ${CLIENTS} at once for ${SECONDS} s`);

portal.kill();
await once(portal, 'exit');
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

async function makeAccounts(): Promise<void> {
  const pool = openPool(databaseUrl);
  await pool.query(
    `insert into account (email_address, password_hash)
     select 'tulva-' || n || '@example.fi', $1 from generate_series(1, $2) as n`,
    [await hashPassword(PASSWORD), CLIENTS],
  );
  await pool.end();
}

async function readHome(seconds: number) {
  const reader = fork(path.join(import.meta.dirname, 'read-home.ts'), [url, String(seconds)]);
  const [times] = (await once(reader, 'message')) as [number[]];
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), n: times.length };
}

/** Every client signs in again and again with its right password, as soon as it has an answer. */
function startFlood() {
  const byStatus: Record<number, number> = {};
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    while (!isOver) {
      const answer = await fetch(`${url}/lwr/apex/v65.0/AccountController/loginWithPassword`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.9.${index >> 8}.${index & 255}`,
        },
        body: JSON.stringify({ emailAddress: `tulva-${index + 1}@example.fi`, password: PASSWORD }),
      });
      await answer.arrayBuffer();
      byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
      // As a browser would: who is asked to come back later does.
      await wait(Number(answer.headers.get('retry-after') ?? 0) * 1000);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return byStatus;
    },
  };
}

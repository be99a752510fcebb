// What 10 000 guessed activation codes do to other visitors: `npx tsx bench/code-guesses.ts` after `npm run build`.
// A ratio of two readings in one run, so that it means the same on a slow machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newActivationCode } from '../server/activation/activation-secret.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { migrate } from '../server/db/migrate.ts';
import { projectRoot } from '../server/project-root.ts';
import { freePort } from '../test/portal.ts';

const GUESSES = 10_000;
/** From so many addresses, so that the guard of one address is not the only one asked. */
const PLACES = 500;
const AT_ONCE = 20;
/** While others read. From then on as fast as they are answered. */
const PER_SECOND = 60;
const SECONDS = 10;

const folder = mkdtempSync(path.join(tmpdir(), 'code-guesses-'));
chmodSync(folder, 0o755);
const postgres = await startLocalPostgres(folder);
const databaseUrl = postgres.urlOf('guesses');
await ensureDatabase(postgres.urlOf('postgres'), 'guesses');
await migrate(databaseUrl);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const portal = fork(path.join(projectRoot, 'dist/server/main.js'), {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    // Each guesser has an address of its own.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  },
});
await once(portal, 'message');

await readHome(3);
const alone = await readHome(SECONDS);
const began = Date.now();
let isRead = true;
const guessing = guessAll();
const beside = await readHome(SECONDS);
isRead = false;
const answers = await guessing;
const seconds = (Date.now() - began) / 1000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const shown = ({ p50, p95, n }: Awaited<ReturnType<typeof readHome>>) =>
  `p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   n ${n}`;
print(`home alone            ${shown(alone)}`);
print(`home beside guessing  ${shown(beside)}`);
print(
  `ratio                 p50 ${(beside.p50 / alone.p50).toFixed(2)}   p95 ${(beside.p95 / alone.p95).toFixed(2)}   throughput ${(beside.n / alone.n).toFixed(2)}`,
);
print(`guesses               ${JSON.stringify(answers)} in ${seconds.toFixed(0)} s`);

portal.kill();
await once(portal, 'exit');
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

async function readHome(duration: number) {
  const reader = fork(path.join(import.meta.dirname, 'read-home.ts'), [url, String(duration)]);
  const [times] = (await once(reader, 'message')) as [number[]];
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), n: times.length };
}

/** How often each answer came: the state of the code, or the status of a refusal. */
async function guessAll(): Promise<Record<string, number>> {
  const answered: Record<string, number> = {};
  let next = 0;
  const guesser = async () => {
    while (next < GUESSES) {
      const place = next++ % PLACES;
      const name = await guess(`10.8.${place >> 8}.${place & 255}`);
      answered[name] = (answered[name] ?? 0) + 1;
      if (isRead) await wait((1000 * AT_ONCE) / PER_SECOND);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return answered;
}

async function guess(address: string): Promise<string> {
  const answer = await fetch(`${url}/lwr/apex/v65.0/CardActivationController/checkActivation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ code: newActivationCode() }),
  });
  const body = (await answer.json()) as { activationState?: string };
  return answer.ok ? (body.activationState ?? 'ok') : String(answer.status);
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { projectRoot } from '../server/base/project-root.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { freePort } from '../test/portal.ts';

/** The built portal on a separate database, to measure how a load affects other readers. */
export async function startBesiegedPortal(prepare?: (databaseUrl: string) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'besieged-'));
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres(folder);
  const databaseUrl = postgres.urlOf('besieged');
  await ensureDatabase(postgres.urlOf('postgres'), 'besieged');
  await migrateWithDemoScheme(databaseUrl);
  await prepare?.(databaseUrl);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const portal = fork(path.join(projectRoot, 'dist/server/main.js'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      // Each client has a different IP address.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
  });
  await once(portal, 'message');
  return {
    url,
    pid: portal.pid ?? 0,
    readHome: (seconds: number) => readHome(url, seconds),
    async stop() {
      portal.kill();
      await once(portal, 'exit');
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Reading = { p50: number; p95: number; n: number };

export async function readHome(url: string, seconds: number): Promise<Reading> {
  const reader = fork(path.join(import.meta.dirname, 'read-home.ts'), [url, String(seconds)]);
  const [times] = (await once(reader, 'message')) as [number[]];
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), n: times.length };
}

export const print = (line: string) => process.stdout.write(`${line}\n`);

export function printReadings(alone: Reading, beside: Reading): void {
  const shown = ({ p50, p95, n }: Reading) =>
    `p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   n ${n}`;
  const ratio = (of: keyof Reading) => (beside[of] / alone[of]).toFixed(2);
  print(`home alone   ${shown(alone)}`);
  print(`home beside  ${shown(beside)}`);
  print(`ratio        p50 ${ratio('p50')}   p95 ${ratio('p95')}   throughput ${ratio('n')}`);
}

import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Clock } from './clock.ts';
import type { Settings } from './config.ts';
import { openPool, type Pool } from './db/database.ts';
import type { CronJob } from './jobs/schedule.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { WorkerHeartbeat } from './jobs/worker-heartbeat.ts';
import type { WebBuild } from './pages/web-build.ts';
import { StartFailure } from './platform/start-failure.ts';

type Parts = {
  settings: Settings;
  clock: Clock;
  log: Logger;
  schedule: CronJob[];
  /** Instead of the built pages. */
  web?: WebBuild;
};
export type Portal = { url: string; pool: Pool; stop(): Promise<void> };

/** One process of the portal: pages, calls and background work on a database that is already migrated. */
export async function runPortal(parts: Parts): Promise<Portal> {
  const { settings, clock, log, schedule, web } = parts;
  const pool = openPool(settings.databaseUrl, { pipeline: settings.databasePipeline });
  const heartbeat = new WorkerHeartbeat();
  const app = await buildApp({ pool, clock, settings, log }, { heartbeat, ...(web && { web }) });
  await app.listen({ host: settings.host, port: settings.port }).catch(explainPort(settings));
  const jobs = await startJobs({ clock, settings, log, schedule, heartbeat });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    pool,
    // Requests under way are answered and jobs under way finished; new ones find another process.
    async stop() {
      await Promise.all([app.close(), jobs.stop()]);
      await pool.end();
    },
  };
}

function explainPort({ host, port }: Settings) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartFailure(
      `Port ${port} on ${host} is already taken: stop the program that holds it, or give another one in PORT.`,
    );
  };
}

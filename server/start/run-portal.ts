import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Clock } from '../base/clock.ts';
import { StartFailure } from '../base/start-failure.ts';
import { openPool, type Pool } from '../db/database.ts';
import type { CronJob } from '../jobs/schedule.ts';
import { WorkerHeartbeat } from '../jobs/worker-heartbeat.ts';
import type { WebBuild } from '../pages/web-build.ts';
import type { Settings } from '../settings/settings.ts';
import { buildApp } from './app.ts';
import { startJobs } from './start-jobs.ts';

type PortalDeps = {
  settings: Settings;
  clock: Clock;
  log: Logger;
  schedule: CronJob[];
  /** Replaces the built pages. */
  web?: WebBuild;
};
export type Portal = { url: string; pool: Pool; stop(): Promise<void> };

/** One process of the portal: pages, calls and background jobs on a migrated database. */
export async function runPortal(parts: PortalDeps): Promise<Portal> {
  const { settings, clock, log, schedule, web } = parts;
  const pool = openPool(settings.databaseUrl, { pipeline: settings.databasePipeline });
  const heartbeat = new WorkerHeartbeat();
  const app = await buildApp({ pool, clock, settings, log }, { heartbeat, ...(web && { web }) });
  await app.listen({ host: settings.host, port: settings.port }).catch(explainPort(settings));
  const jobs = await startJobs({ clock, settings, log, schedule, heartbeat });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    pool,
    // Finishes open requests and running jobs; new requests go to another process.
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

import path from 'node:path';
import { migrateWithDemoScheme } from '../../db/seed/seed-scheme.ts';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { openPool, type Pool } from '../../server/db/database.ts';
import { ensureDatabase } from '../../server/db/ensure-database.ts';
import { waitForDatabase } from '../../server/db/wait-for-database.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { SUPERUSER_PASSWORD } from './database-node.ts';
import type { EtcdApi } from './etcd-api.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';
import { PORTS, startProxy } from './proxy.ts';

export type Scene = {
  cluster: Cluster;
  databaseUrl: string;
  pool: Pool;
  sandbox: Sandbox;
  portals: PortalProcess[];
  portalUrl: string;
};

/** Provider that retries callbacks for a long time. */
const CALLBACKS_MS = Array(2_000).fill(1_000);

/** Three database machines, the proxy, two processes of the portal and the payment sandbox. */
export async function setScene(
  folder: string,
  options: { etcdApi: EtcdApi; hasWatchdog: boolean },
): Promise<Scene> {
  const cluster = await startCluster(folder, options);
  startProxy(folder, cluster.nodes);
  await cluster.whole();
  const urlOf = (name: string) =>
    `postgresql://postgres:${SUPERUSER_PASSWORD}@127.0.0.1:${PORTS.DATABASE_PORT}/${name}`;
  const databaseUrl = urlOf('portal');
  await waitForDatabase(databaseUrl, () => ensureDatabase(urlOf('postgres'), 'portal'));
  await migrateWithDemoScheme(databaseUrl);
  const sandbox = await startSandbox({ payments: { retryDelaysMs: CALLBACKS_MS } });
  const portalUrl = `http://127.0.0.1:${PORTS.PORTAL_PORT}`;
  const start = (name: string, port: number) =>
    startPortalProcess(name, {
      log: path.join(folder, `portal-${name}.log`),
      env: {
        MODE: 'development',
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: portalUrl,
        SANDBOX_PORT: new URL(sandbox.url).port,
        SANDBOX_SMTP_PORT: new URL(sandbox.smtpUrl).port,
        CALLS_PER_MINUTE: '0',
        LOG_LEVEL: 'warn',
      },
    });
  const portals = [
    await start('first', PORTS.FIRST_PORT),
    await start('second', PORTS.SECOND_PORT),
  ];
  return { cluster, databaseUrl, pool: openPool(databaseUrl), sandbox, portals, portalUrl };
}

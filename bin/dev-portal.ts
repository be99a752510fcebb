import path from 'node:path';
import type { PageRenderer } from '../contract/page/page-render.ts';
import { projectRoot } from '../server/base/project-root.ts';
import { migrate } from '../server/db/migrate.ts';
import { openClock } from '../server/jobs/demo-clock.ts';
import { SCHEDULE } from '../server/jobs/schedule.ts';
import { requireKnownKeys } from '../server/operations/require-known-keys.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { readSettings } from '../server/settings/settings.ts';
import { runPortal } from '../server/start/run-portal.ts';

type Dev = { env: NodeJS.ProcessEnv; renderer: PageRenderer; entry: string };

/** The portal with pages served module by module by Vite. */
export async function startDevPortal({ env, renderer, entry }: Dev) {
  const settings = readSettings(env);
  await migrate(settings.databaseUrl);
  const log = makeLogger(env.LOG_LEVEL || 'warn');
  await requireKnownKeys(settings, log);
  const clock = await openClock(settings);
  const portal = await runPortal({
    ...{ settings, clock, log, schedule: SCHEDULE },
    web: {
      clientFolder: path.join(projectRoot, 'web/public'),
      renderer,
      assetsOf: (modules) => ({
        entry,
        styles: [],
        preloads: [],
        files: modules.map((module) => `/${module}`),
      }),
    },
  });
  return {
    async stop() {
      await portal.stop();
      await clock.close?.();
    },
  };
}

import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { PlainRoute } from '../http/plain-route.ts';
import { isPictureStuck } from '../picture/picture-process.ts';
import { findQueueAge, findUnappliedMigration } from './health-queries.ts';
import { isLoopStuck } from './loop-watch.ts';
import { portalVersion } from './portal-version.ts';

const PATIENCE_MS = 2_000;

/** Twice the worker's own watchdog, which restarts it first. */
const WORKER_SILENCE_MS = 30_000;

type Health = {
  db: Database;
  migrations: string[];
  isClosing: () => boolean;
  isOpen: () => Promise<boolean>;
  /** Number of letters overdue by more than a minute. */
  lettersWaiting: () => number;
  /** The job worker, if this process has one. */
  worker: { silentMs(): number } | undefined;
};

const status = z.object({ status: z.string() });
const ready = status.extend({
  version: z.string(),
  migration: z.string(),
  scheme: z.string().optional(),
  pictures: z.string().optional(),
  lettersWaiting: z.number().optional(),
});

export function healthRoutes(health: Health): PlainRoute[] {
  return [
    {
      method: 'GET',
      path: '/health/live',
      tag: 'operations',
      summary: 'The process runs',
      answers: { 200: { description: 'It does', schema: status } },
      handle: async () => ({ status: 'live' }),
    },
    {
      method: 'GET',
      path: '/health/ready',
      tag: 'operations',
      summary:
        'The process can serve: database reachable, migrations applied, jobs under way, event loop free, not stopping',
      answers: {
        200: {
          description:
            'It can; which release it is, whether the scheme is still to be opened, whether pictures are stuck, and how many letters have waited for more than a minute',
          schema: ready,
        },
        503: { description: 'It cannot, and why', schema: status },
      },
      handle: async ({ reply }) => {
        const reason = health.isClosing() ? 'stopping' : await faultInTime(health);
        if (reason === null) {
          const migration = health.migrations.at(-1) ?? 'none';
          const running = { version: portalVersion(), migration };
          return { status: 'ready', ...running, ...(await untilOpened(health)), ...slow(health) };
        }
        return reply.code(503).header('retry-after', 2).send({ status: reason });
      },
    },
  ];
}

/** Before opening, a process serves the closed page and the office. */
async function untilOpened({ isOpen }: Health) {
  return (await isOpen()) ? {} : { scheme: 'not open yet' };
}

/** Degraded but ready: everything except uploads and letters works. */
function slow({ lettersWaiting }: Health) {
  const waiting = lettersWaiting();
  return {
    ...(isPictureStuck() && { pictures: 'stuck' }),
    ...(waiting > 0 && { lettersWaiting: waiting }),
  };
}

async function faultInTime(health: Health): Promise<string | null> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const outOfPatience = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(patience.reason));
  });
  try {
    return await Promise.race([faultOf(health), outOfPatience]);
  } catch {
    return 'the database does not answer';
  }
}

/**
 * A long queue alone must not make every process unready at once. A worker that does not touch it does, because this
 * process then does half its work.
 */
async function faultOf({ db, migrations, worker }: Health): Promise<string | null> {
  if (isLoopStuck()) return 'the event loop stands still';
  if (await findUnappliedMigration(db, migrations)) return 'migrations are missing';
  if (!worker || worker.silentMs() < WORKER_SILENCE_MS) return null;
  const { jobSeconds } = await findQueueAge(db);
  return jobSeconds * 1000 < WORKER_SILENCE_MS ? null : 'the job worker stands still';
}

import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { findUnappliedMigration } from './health-queries.ts';
import type { PlainRoute } from './plain-route.ts';

const PATIENCE_MS = 2_000;

type Health = { db: Database; migrations: string[]; isClosing: () => boolean };

const status = z.object({ status: z.string() });

export function healthRoutes({ db, migrations, isClosing }: Health): PlainRoute[] {
  return [
    {
      method: 'GET',
      path: '/health/live',
      summary: 'The process runs',
      answers: { 200: { description: 'It does', schema: status } },
      handle: async () => ({ status: 'live' }),
    },
    {
      method: 'GET',
      path: '/health/ready',
      summary: 'The process can serve: database reachable, migrations applied, not stopping',
      answers: {
        200: { description: 'It can', schema: status },
        503: { description: 'It cannot, and why', schema: status },
      },
      handle: async ({ reply }) => {
        const reason = isClosing() ? 'stopping' : await faultOf(db, migrations);
        if (reason === null) return { status: 'ready' };
        return reply.code(503).header('retry-after', 2).send({ status: reason });
      },
    },
  ];
}

async function faultOf(db: Database, migrations: string[]): Promise<string | null> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const outOfPatience = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(patience.reason));
  });
  try {
    const missing = await Promise.race([findUnappliedMigration(db, migrations), outOfPatience]);
    return missing === null ? null : 'migrations are missing';
  } catch {
    return 'the database does not answer';
  }
}

import type { FastifyInstance } from 'fastify';
import type { Pool } from '../db/database.ts';
import { matchedPath } from './matched-route.ts';
import { OverloadError } from './overload-error.ts';

/** Beyond this many waiting for a connection, one more would only wait in vain. */
const MOST_WAITING = 200;
const WITHOUT_DATABASE = ['/health/', '/assets/', '/metrics'];

/** Says 'later' at once when the database is far behind, instead of piling up. */
export function registerOverloadGuard(app: FastifyInstance, pool: Pool): void {
  app.addHook('onRequest', async (request) => {
    if (pool.waitingCount < MOST_WAITING) return;
    const matched = matchedPath(request);
    if (!WITHOUT_DATABASE.some((start) => matched.startsWith(start))) throw new OverloadError();
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OverloadError } from '../../base/overload-error.ts';
import type { Pool } from '../../db/database.ts';
import { matchedPath } from './request-path.ts';

/** Beyond this queue for a connection, waiting is pointless. */
const MOST_WAITING = 200;
const WITHOUT_DATABASE = ['/health/', '/assets/', '/metrics'];
/** Status pages must work when the rest does not. */
const STATUS = ['/tila', '/sv/status', '/en/status', '/status.css'];

/** Rejects at once when the database is far behind, instead of queueing. */
export function registerOverloadGuard(app: FastifyInstance, pool: Pool): void {
  app.addHook('onRequest', async (request) => {
    if (pool.waitingCount < MOST_WAITING) return;
    const matched = matchedPath(request);
    if (STATUS.includes(matched)) return;
    if (!WITHOUT_DATABASE.some((start) => matched.startsWith(start))) throw new OverloadError();
  });
}

const ANSWER_MS = 25_000;

/**
 * Answers 503 after a time limit. The framework's own limit creates an abort signal for every request, which nothing
 * here uses.
 */
export function registerAnswerLimit(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    const giveUp = () => {
      // A response that has begun may take its time on a slow connection.
      if (reply.sent || reply.raw.headersSent) return;
      reply.send(new OverloadError(`no answer within ${ANSWER_MS} ms`));
    };
    timers.set(request, setTimeout(giveUp, ANSWER_MS));
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(timers.get(request));
    done();
  });
}

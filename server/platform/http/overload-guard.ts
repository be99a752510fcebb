import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OverloadError } from '../../base/overload-error.ts';
import type { Pool } from '../../db/database.ts';
import { matchedPath } from './request-path.ts';

/** Beyond this many waiting for a connection, one more would only wait in vain. */
const MOST_WAITING = 200;
const WITHOUT_DATABASE = ['/health/', '/assets/', '/metrics'];
/** These say that the rest does not answer. */
const STATUS = ['/tila', '/sv/status', '/en/status', '/status.css'];

/** Says 'later' at once when the database is far behind, instead of piling up. */
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
 * Whoever waits is told to come back rather than left waiting. The framework's own limit makes a signal to abort for
 * every request, and an error when it ends: nobody here listens to it.
 */
export function registerAnswerLimit(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    const giveUp = () => {
      // One that has begun may take its time on a slow line.
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

import type { FastifyInstance } from 'fastify';

/** What asks all the time and tells nothing. */
const ROUTINE_PATHS = ['/health/', '/assets/', '/metrics'];

/** One line a request: who asked is its id, what was asked is the path. Queries and bodies hold personal data. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?', 1);
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const isRoutine = ROUTINE_PATHS.some((start) => request.url.startsWith(start));
    const level = isRoutine ? 'debug' : 'info';
    request.log[level](line, 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ method: request.method }, 'the caller hung up');
  });
}

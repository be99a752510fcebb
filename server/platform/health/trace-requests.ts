import type { FastifyInstance, FastifyRequest } from 'fastify';
import { activeTracing } from '../../base/tracing.ts';
import type { RequestSpan } from '../../base/tracing-types.ts';
import { correlationOf, isRoutine, loggedPath } from '../http/request-log.ts';

const FIRST_FAULT = 500;

/** One trace per request, with the ids that its log lines and the office show. */
export function registerTracing(app: FastifyInstance): void {
  const tracing = activeTracing();
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (isRoutine(request)) return done();
    const attributes = { 'http.request.method': request.method, 'request.id': request.id };
    spans.set(request, tracing.beginRequest(attributes, done));
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = loggedPath(request);
    const correlationId = correlationOf(request);
    const attributes = {
      'http.route': path,
      'http.response.status_code': reply.statusCode,
      ...(correlationId && { 'correlation.id': correlationId }),
    };
    const isFault = reply.statusCode >= FIRST_FAULT;
    spans.get(request)?.end(`${request.method} ${path}`, attributes, isFault);
  });
}

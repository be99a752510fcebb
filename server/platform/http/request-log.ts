import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { PAGES } from '../../../contract/page/page-table.ts';
import { matchPath } from '../../../contract/page/pages.ts';
import { callNameOf } from '../health/metrics.ts';
import { matchedPath, PAGE_ROUTE, pathOf } from './request-path.ts';

/** Frequent requests not worth a log line. */
const ROUTINE_ROUTES = ['/health/', '/assets/', '/metrics'];

const correlations = new WeakMap<FastifyRequest, string>();

/** Adds the correlation id of the browser's logs and payments, by which the office finds them. */
export function correlate(request: FastifyRequest, correlationId: string | null): void {
  if (correlationId) correlations.set(request, correlationId);
}

export function correlationOf(request: FastifyRequest): string | undefined {
  return correlations.get(request);
}

/** One line per request: its id and route. Paths, queries and bodies contain keys and personal data. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      correlationId: correlations.get(request),
    };
    const level = isRoutine(request) ? 'debug' : 'info';
    request.log[level](line, 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ method: request.method }, 'the caller hung up');
  });
}

export function isRoutine(request: FastifyRequest): boolean {
  const matched = matchedPath(request);
  return ROUTINE_ROUTES.some((start) => matched.startsWith(start));
}

/** Logs our own names and patterns, never the caller's input. */
export function loggedPath(request: FastifyRequest): string {
  const call = callNameOf(request);
  if (call) return `${LWR_PATH}/${call.replace('.', '/')}`;
  const pattern = request.routeOptions.url;
  if (pattern !== undefined && pattern !== PAGE_ROUTE) return pattern;
  const page = matchPath(pathOf(request.url));
  return page ? PAGES[page.name].paths[page.language] : PAGE_ROUTE;
}

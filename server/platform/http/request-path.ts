import type { FastifyRequest } from 'fastify';

/** The catch-all route of the pages. */
export const PAGE_ROUTE = '/*';

const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Guards decide by the matched route pattern: a URL can be written in many ways, a pattern cannot. */
export function matchedPath(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  return pattern === undefined || pattern === PAGE_ROUTE ? pathOf(request.url) : pattern;
}

/** Path of a request line as the router reads it: without host and query, decoded. */
export function pathOf(url: string): string {
  const [path = ''] = localAddress(url).split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** `http://host/path` and `//host/path` are treated as local paths, whatever host they name. */
export function localAddress(url: string): string {
  return url.replace(ABSOLUTE_FORM, '').replace(/^[/\\]*/, '/');
}

const MACHINE_PATHS = [
  '/lwr/',
  '/services/',
  '/health/',
  '/openapi.json',
  '/metrics',
  '/assets/',
  '/api/',
];

/** Paths for API clients: a 404 there is an error list, never a page. */
export function isMachinePath(path: string): boolean {
  return MACHINE_PATHS.some((start) => path.startsWith(start));
}

import type { FastifyRequest } from 'fastify';

/** The pages' route takes every address that no other route takes. */
export const PAGE_ROUTE = '/*';

const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** What guards decide by: the pattern of the route that answers. An address can be written in many ways, a pattern cannot. */
export function matchedPath(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  return pattern === undefined || pattern === PAGE_ROUTE ? pathOf(request.url) : pattern;
}

/** The path of a request line as the router reads it: without host and query, decoded. */
export function pathOf(url: string): string {
  const [path = ''] = localAddress(url).split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** `http://host/path` and `//host/path` are addresses of ours, whatever host they name. */
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

/** Addresses where programs ask: what is not there is told as a list, never as a page. */
export function isMachinePath(path: string): boolean {
  return MACHINE_PATHS.some((start) => path.startsWith(start));
}

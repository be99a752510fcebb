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
export function isMachinePath(url: string): boolean {
  return MACHINE_PATHS.some((path) => url.startsWith(path));
}

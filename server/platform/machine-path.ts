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

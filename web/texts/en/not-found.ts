import type { texts as fi } from '../fi/not-found.ts';

export const texts: typeof fi = {
  kind: '404',
  title: 'The page was not found',
  description: 'The page was not found.',
  lead: 'The page may have moved, or the address may be mistyped.',
  museums: 'See the museums',
  write: 'Write to us',
  home: 'Go to the home page',
};

import type { texts as fi } from '../fi/not-found.ts';

export const texts: typeof fi = {
  kind: '404',
  title: 'This room does not exist',
  description: 'The page was not found.',
  lead: 'The page may have moved, or the address may be mistyped.',
  museums: 'See the museums',
  write: 'Write to us',
  home: 'Go to the home page',
};

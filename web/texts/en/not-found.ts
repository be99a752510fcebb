import type { texts as fi } from '../fi/not-found.ts';

export const texts: typeof fi = {
  title: 'not-found',
  description: '',
};

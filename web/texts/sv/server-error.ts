import type { texts as fi } from '../fi/server-error.ts';

export const texts: typeof fi = {
  title: 'server-error',
  description: '',
};

import type { texts as fi } from '../fi/not-open-yet.ts';

export const texts: typeof fi = {
  title: 'not-open-yet',
  description: '',
};

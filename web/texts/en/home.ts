import type { texts as fi } from '../fi/home.ts';

export const texts: typeof fi = {
  title: 'home',
  description: '',
};

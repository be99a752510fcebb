import type { texts as fi } from '../fi/app.ts';

export const texts: typeof fi = {
  name: 'Mitt {product}',
  shortName: '{product}',
  description: 'Ditt kort alltid med dig.',
};

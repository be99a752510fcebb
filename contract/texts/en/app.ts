import type { texts as fi } from '../fi/app.ts';

export const texts: typeof fi = {
  name: 'My {product}',
  shortName: '{product}',
  description: 'Your card, always with you.',
};

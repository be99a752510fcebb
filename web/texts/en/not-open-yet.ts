import type { texts as fi } from '../fi/not-open-yet.ts';

export const texts: typeof fi = {
  title: 'This door opens soon',
  description: 'The page is not open yet.',
  lead: 'We are building this room right now. Meanwhile customer service helps you with everything about the {product.low}.',
  home: 'Return to the home page',
  rya: 'An unfinished rya on the loom',
  labelTitle: 'Still on the loom',
  label: 'The knots grow in number every day.',
};

import type { texts as fi } from '../fi/museums.ts';

export const texts: typeof fi = {
  title: 'Museums',
  description: 'All the museums you can visit with the {product}, town by town.',
  lead: 'The {product} opens the doors of {0|# museum|# museums} in {1|# town|# towns}. Go where you like, once a day in each museum.',
  none: 'The list of museums cannot be shown right now. Please reload the page in a moment.',
  search: 'Search museums',
  town: 'Town',
  everyTown: 'All',
  clear: 'Show all',
  found: 'Museums found: {0}.',
  noneFound: 'No museum was found. Try a shorter word.',
};

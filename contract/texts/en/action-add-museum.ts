import { texts as words } from './museum-words.ts';

export const texts = {
  name: 'Add a museum',
  lead: 'Customers see the museum from the day it joins.',
  deed: 'Add the museum',
  done: 'The museum has been added.',
  form: {},
  labels: {
    ...words.parts,
    slug: 'Address of the page',
  },
  phrases: {
    part: '{0}',
  },
  refusals: {
    ...words.faults,
    slugTaken: 'Another museum already has the address {0}. Choose another.',
    pictureGone: 'The picture is no longer there. Add it again.',
    exhibitionTaken: 'The exhibition belongs to another museum. Add it again.',
  },
};

import { texts as common } from './parts/my-card.ts';
import { texts as renewal } from './parts/renewal.ts';

export const texts = {
  title: 'Voimassaolo',
  description: 'Mihin asti korttisi on voimassa ja miksi.',
  common,
  renewal,
  noCard: 'Sinulla ei ole vielä korttia, jonka voimassaoloa voisi jatkaa.',
};

import { texts as common } from './parts/my-card.ts';

export const texts = {
  title: 'Voimassaolo',
  description: 'Mihin asti korttisi on voimassa ja miksi.',
  common,
  noCard: 'Sinulla ei ole vielä korttia, joten voimassaoloakaan ei ole.',
  why: 'Miksi voimassa {0} asti?',
  whyNoEnd: 'Mistä voimassaolo koostuu?',
  sum: 'Viimeinen voimassaolopäivä on siis {0}.',
};

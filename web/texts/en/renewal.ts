import type { texts as fi } from '../fi/renewal.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as renewal } from './parts/renewal.ts';

export const texts: typeof fi = {
  title: 'Validity',
  description: 'How long your card is valid, and why.',
  common,
  renewal,
  noCard: 'You do not have a card to extend yet.',
};

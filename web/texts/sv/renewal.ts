import type { texts as fi } from '../fi/renewal.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as renewal } from './parts/renewal.ts';

export const texts: typeof fi = {
  title: 'Giltighet',
  description: 'Hur länge ditt kort gäller och varför.',
  common,
  renewal,
  noCard: 'Du har inget kort att förlänga ännu.',
};

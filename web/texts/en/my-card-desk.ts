import type { texts as fi } from '../fi/my-card-desk.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Card for the desk',
  description: 'Your customer number and codes in full screen.',
  common,
  noCard: 'You do not have a card yet',
  checked: 'Checked {0}.',
  bright: 'If the code does not scan, make the screen brighter.',
  close: 'Close',
};

import type { texts as fi } from '../fi/my-card-desk.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Kortet för kassan',
  description: 'Kundnumret och koderna på hela skärmen.',
  common,
  noCard: 'Du har inget kort ännu',
  checked: 'Kontrollerat {0}.',
  bright: 'Om koden inte går att läsa, öka skärmens ljusstyrka.',
  close: 'Stäng',
};

import type { texts as fi } from '../../fi/parts/card-states.ts';

/** What staff read of a card’s state; the day is the last one. */
export const texts: typeof fi = {
  waitsForRegistration: 'Väntar på aktivering',
  waitsForFirstVisit: 'Väntar på första besöket',
  valid: 'Giltigt till {0}',
  onHold: 'Går inte att använda: obetald rat',
  ended: 'Gick ut {0}',
  blocked: 'Spärrat',
  refunded: 'Beställningen annullerad',
};

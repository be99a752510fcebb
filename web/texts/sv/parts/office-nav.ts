import type { texts as fi } from '../../fi/parts/office-nav.ts';

export const texts: typeof fi = {
  label: 'Administrationens sidor',
  Office_Sales: 'Försäljning',
  Office_Envelopes: 'Gåvokuvert',
  Office_Refunds: 'Återbetalningar',
};

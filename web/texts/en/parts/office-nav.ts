import type { texts as fi } from '../../fi/parts/office-nav.ts';

export const texts: typeof fi = {
  label: 'Back office pages',
  Office_Sales: 'Sales',
  Office_Envelopes: 'Gift envelopes',
  Office_Refunds: 'Refunds',
};

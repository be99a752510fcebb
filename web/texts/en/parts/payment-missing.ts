import type { texts as fi } from '../../fi/parts/payment-missing.ts';

export const texts: typeof fi = {
  heading: 'The payment was not found',
  lead: 'The address is wrong or too old. If you paid, you will get your customer number and receipt by e-mail.',
  mine: 'Open My {product}',
  service: 'Contact customer service',
};

import type { texts as fi } from '../../fi/parts/payment-missing.ts';

export const texts: typeof fi = {
  heading: 'The payment was not found',
  lead: 'The address is wrong or too old. If you paid, the card and the receipt will be sent to your e-mail.',
  mine: 'Open My {product}',
  service: 'Contact customer service',
};

import type { texts as fi } from '../fi/buy-monthly.ts';

export const texts: typeof fi = {
  title: 'Monthly payment',
  description: 'Buy a {product} with monthly payment: 12 instalments, and the card works at once.',
  heading: 'Monthly payment',
  lead: 'Opening the purchase page for monthly payment.',
  open: 'Continue to the purchase page',
};

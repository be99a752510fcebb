import type { texts as fi } from '../../fi/parts/contact-subjects.ts';

/** What somebody writes to customer service about. */
export const texts: typeof fi = {
  card: 'The card and using it',
  payment: 'Order or payment',
  gift: 'Gift',
  company: 'Company order',
  privacy: 'Privacy',
  other: 'Something else',
};

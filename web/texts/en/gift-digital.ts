import type { texts as shape } from '../fi/gift-digital.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as gift } from './parts/gift-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';

export const texts: typeof shape = {
  title: 'Digital gift',
  description: 'Give the {product} by e-mail, now or on a date that you choose.',
  heading: 'Give a digital gift',
  lead: 'The gift arrives by e-mail. The recipient activates the card, and the year begins with their first museum visit.',
  /** {0}: weeks. */
  delivery: 'The gift is sent right after payment or at the time you choose.',
  form,
  gift,
  order,
  payment,
};

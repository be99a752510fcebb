import type { texts as shape } from '../fi/gift-digital.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as gift } from './parts/gift-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';

export const texts: typeof shape = {
  title: 'Gift envelope',
  description:
    'Give the {product} in a beautiful envelope, posted to you or straight to the recipient.',
  heading: 'Give a gift envelope',

  lead: 'The recipient activates the card, and the year begins with their first museum visit.',
  /** {0}: weeks. */
  delivery:
    'The gift envelope comes by post in {0|# week|# weeks}. If the post is too slow, you can make it a digital gift.',
  form,
  gift,
  order,
  payment,
};

import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import type { texts as fi } from '../../fi/parts/order.ts';

export const texts: typeof fi = {
  heading: 'Your order',
  annual: '{product}, {0|# month|# months}',
  monthly: '{product}, first monthly instalment',
  plastic: 'Plastic card by post',
  campaign: 'Campaign {0}',
  total: 'To pay now',
  instalments: `${INSTALMENT_COUNT} instalments, {0} in total`,
  priceUnknown: 'price not known yet',
  worksAtOnce:
    'The card works as soon as you have paid, on your phone or with the customer number and your photo ID.',
  delivery: 'The plastic card arrives by post in {0|# week|# weeks}.',
  locked:
    'The card is made automatically with this name and year of birth, and you cannot change them yourself afterwards.',
  toMonthly: `Pay in ${INSTALMENT_COUNT} monthly instalments: {0} per month, {1} in total`,
  toAnnual: 'Pay in full: {0}',
  loom: {
    label: 'The card is still on the loom. The customer number is created after payment.',
    note: 'The number is created after payment.',
    firstName: 'Your',
    lastName: 'name',
  },
  strip: { toPay: 'To pay', show: 'Show the order' },
  check: {
    heading: 'Check before paying',
    change: 'Change',
    changeWhat: 'details',
    holder: 'Card holder',
    born: '{0}, born {1}',
    address: 'Address',
    email: 'E-mail',
    phone: 'Phone',
    plastic: 'Plastic card',
    plasticYes: 'Yes, by post',
    plasticNo: 'No, the card on my phone',
    campaign: 'Campaign code',
    missing: 'Still missing',
  },
};

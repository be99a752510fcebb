import type { texts as fi } from '../fi/buy-card.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'Buy for yourself',
  description: 'Buy the {product} for yourself. You can use it as soon as you have paid.',
  heading: {
    annual: 'Fill in personal information',
    monthly: 'Fill in your details',
    payment: 'Choose your paying method',
  },
  back: 'RETURN',
  step: {
    label: 'Step {0} of {1}: {2}',
    details: 'Details',
    payment: 'Payment',
  },
  intro:
    'The card is personal, so enter your name as it appears on your photo ID. Already have a card? [Extend it in My {product}](My_Museum_Card).',
  beingPaid:
    'Your previous payment is still being confirmed. Please do not pay again: [see your orders](My_Orders).',
  continue: 'Continue to payment',
  continueMonthly: 'Order and pay {0}',
  continueUnknown: 'Order and pay',
  payLater: 'You pay in the next step.',
  payNow: 'This is an order with obligation to pay. You are taken straight to the payment service.',
  checking: 'Checking your details…',
  slow: 'This is taking longer than usual. Please keep the page open.',
  held: {
    title: 'You already have a card',
    until: 'Your card is valid until {0}, so you do not need another.',
    unused: 'Your card is ready to use, so you do not need another.',
    ended:
      'Your card expired on {0}. You do not need a new one: your number and your rya are waiting.',
    onHold:
      'Your card cannot be used at the moment, because an instalment is unpaid. You do not need a new one: pay the instalment and the card works at once.',
    blocked: 'Your card is blocked. Contact customer service.',
    refunded:
      'Your card is not valid at the moment. You do not need a new one: you can extend it at any time.',
    open: 'Open My {product}',
    gift: 'Give a card as a gift',
  },
  toast: {
    form: {
      label: 'Form validation alert',
      body: 'There are problems in the form - check and try again',
    },
    refused: 'Registration error',
    unexpected: {
      label: 'Unexpected error',
      body: 'Unexpected error. Contact customer service.',
    },
    offline:
      'The connection was lost or the response is delayed. What you filled in is still in the form: try again.',
  },
  noScript: {
    title: 'Buying needs JavaScript',
    body: 'Your browser does not run JavaScript, so the card cannot be bought on this page. Turn JavaScript on or call customer service: {0}.',
  },
  form,
  order,
  signInAgain,
};

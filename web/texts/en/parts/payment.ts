import type { texts as fi } from '../../fi/parts/payment.ts';

export const texts: typeof fi = {
  lead: 'Choosing a payment method places an order with obligation to pay. You are taken straight to the payment service and come back here after paying.',
  /** Consumer Protection Act 6:12: the words on what binds, above the methods and in the name of each. */
  order: {
    lead: 'Order and pay {0} by choosing a payment method.',
    tile: 'Order and pay {0}:',
  },
  section: {
    bank: 'Online bank',
    culture: 'Cultural voucher',
    card: 'Debit or credit card',
    company: 'Payment methods for company orders',
  },
  mobile: 'Pay with your phone',
  cultureHelp: 'A benefit from your employer. One voucher must cover the whole amount.',
  voucher: {
    epassi: { name: 'ePassi', help: 'You sign in to ePassi and approve the payment.' },
    smartum: {
      name: 'Smartum',
      help: 'You sign in to Smartum. Come back to this page after paying: if you close the browser at Smartum, we hear of the payment only once customer service has checked it.',
    },
    edenred: { name: 'Edenred', help: 'Enter your Edenred card details on the payment page.' },
    zevoy: { name: 'Zevoy', help: 'Enter your Zevoy card details on the payment page.' },
  },
  serviceTerms:
    'By choosing a payment method you accept the [payment service terms](https://www.paytrail.com/kuluttaja/maksupalveluehdot).',
  safe: 'We neither see nor store your bank or card details.',
  safeMonthly:
    'The payment service keeps your payment card for the next instalments. We do not see its details.',
  loading: 'Loading payment methods…',
  redirect: 'Taking you to the payment service…',
  slow: 'This is taking longer than usual. Please keep the page open.',
  empty: 'The payment methods could not be loaded. Try again.',
  retry: 'Try again',
  change: 'Change details',
  other: 'Choose another payment method',
  failed: {
    label: 'The payment could not be started',
    body: 'Choose a payment method again. If the payment has already been sent, it will soon show in your orders.',
    /** Who is not signed in has no orders to look at. */
    guestBody:
      'Choose a payment method again or go back to the form: what you filled in is kept. If the payment has already been sent, you will get a confirmation by e-mail. Customer service will help if you need it.',
    /** A monthly payment goes straight to the card: nothing is chosen. */
    monthlyBody:
      'Try again. If the payment has already been sent, it will soon show in your orders.',
  },
  epassi: {
    heading: 'Payment with ePassi',
    amount: 'Total: {0}',
    help: 'You will be taken to ePassi’s page in a moment. If nothing happens, press the button.',
    pay: 'Pay with ePassi',
  },
};

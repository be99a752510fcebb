import type { texts as fi } from '../../fi/parts/payment.ts';

export const texts: typeof fi = {
  lead: 'You go to the payment service as soon as you choose. You come back here after paying.',
  section: {
    bank: 'Online bank',
    culture: 'Cultural voucher',
    card: 'Debit or credit card',
    company: 'Company order payment',
  },
  mobile: 'Pay with your phone',
  cultureHelp: 'A benefit from your employer. The whole sum is paid with the same benefit.',
  voucher: {
    epassi: { name: 'ePassi', help: 'You go to ePassi’s page.' },
    smartum: {
      name: 'Smartum',
      help: 'You go to Smartum’s page. Come back here after paying: Smartum tells us of the payment only through your browser.',
    },
    edenred: { name: 'Edenred', help: 'Enter your Edenred card details on the payment page.' },
    zevoy: { name: 'Zevoy', help: 'Enter your Zevoy card details on the payment page.' },
  },
  serviceTerms:
    'By choosing a paying method you accept the [payment service terms](https://www.paytrail.com/kuluttaja/maksupalveluehdot).',
  safe: 'We neither see nor store your bank or card details.',
  safeMonthly:
    'The payment service keeps your card for the next instalments. We do not see its details.',
  loading: 'Loading the paying methods…',
  redirect: 'Taking you to the payment service…',
  slow: 'This is taking longer than usual. Please keep the page open.',
  empty: 'Paying methods could not be loaded. Try again.',
  retry: 'Try again',
  change: 'Change details',
  other: 'Choose another paying method',
  failed: {
    label: 'The payment could not be started',
    body: 'Choose a paying method again. If a payment has already left, it shows in your orders in a moment.',
    /** Who is not signed in has no orders to look at. */
    guestBody:
      'Choose a paying method again or go back to the form: what you filled in is kept. If a payment has already left, you will get a confirmation by e-mail. Customer service is there to help.',
    /** A monthly order goes straight to the card: nothing is chosen. */
    monthlyBody: 'Try again. If a payment has already left, it shows in your orders in a moment.',
  },
  epassi: {
    heading: 'Payment with ePassi',
    amount: 'To pay {0}',
    help: 'You go to ePassi’s page in a moment. If nothing happens, press the button.',
    pay: 'Pay with ePassi',
  },
};

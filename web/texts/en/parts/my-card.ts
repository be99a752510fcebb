import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign.ts';
import type { texts as fi } from '../../fi/parts/my-card.ts';
import { texts as signInAgain } from './sign-in-again.ts';

export const texts: typeof fi = {
  name: 'My {product}',
  hello: {
    valid: 'Hello {0}, the doors are open.',
    blocked: 'Hello {0}, your card is blocked.',
    refunded: 'Hello {0}, your card is not valid.',
    noCard: 'Hello {0}, you do not have a card yet.',
    beingPaid: 'Hello {0}, your payment is not yet confirmed.',
    noName: 'Hello, you do not have a card yet.',
  },
  card: '{product}, {0}, customer number {1}',
  pass: {
    name: 'Show at the ticket desk',
    number: 'Customer number',
    show: 'Show at the desk with your photo ID.',
    qr: 'QR code for the customer number',
    barcode: 'Barcode for the customer number',
  },
  validity: {
    label: 'Valid',
    until: 'until {0}',
    onCard: 'Valid until {0}',
    expired: 'Expired on {0}',
    left: {
      months: '{0|# month|# months}',
      days: '{0|# day|# days}',
      whole: '{0} left',
      both: '{0} and {1} left',
    },
    days: '{0|Last valid day|# days left}',
    waiting: 'Waiting for your first visit',
    waitingBody: 'The card already works. The year begins on the day of your first museum visit.',
    onHold: 'Your card cannot be used at the moment',
    onHoldBody:
      'A monthly instalment is unpaid, so the card does not let you into museums at the moment. Pay it and the card works at once.',
    blocked: 'The card is blocked',
    blockedBody:
      'The card does not let you into museums. Contact customer service and we will sort it out.',
    refunded: 'The card is not valid',
    refundedBody:
      'The order was cancelled and the payment refunded. Extend the card to visit museums again.',
    bar: `{0} of ${CARD_MONTHS} months left`,
    rest: 'Your rya is safe. Extend the card and its colours come back.',
  },
  /** One to twelve, at the beginning of a sentence. */
  countWords: [
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
  ],
  unpaid: {
    unpaid: '{0} {1|instalment is|instalments are} unpaid.',
    onHold: '{0} {1|instalment is|instalments are} unpaid.',
    body: 'The card still works. If the instalment is not paid, the card will not let you into museums from {0}.',
  },
  situation: {
    show: 'Show at the desk',
    museums: 'See the museums',
    service: 'Customer service',
    onHold: {
      lead: 'Your card cannot be used at the moment. Once you pay, it works again at once.',
      stamp: 'Not in use: instalment unpaid',
      title: 'Unpaid',
      pay: 'Pay {0} now',
      payUnknown: 'Pay now',
    },
    ended: {
      heading: 'Your card expired on {0}.',
      lead: 'Your number, your rya and your {0|visit|# visits} are safe.',
      leadNoVisits: 'Your number and your rya are safe.',
      stamp: 'Expired',
      title: 'Start using your card again',
      body: 'The new period starts as soon as you have paid, and lasts a year.',
      ifToday: 'If you pay today',
      until: 'valid until {0}',
    },
    endsSoon: {
      heading: '{0|# day|# days} left, {1}.',
      lastDay: 'Today is the last day.',
      title: 'Extend by a year',
      saving: '{0} less than a new card if you extend by {1}.',
      current: 'The current period ends',
      next: 'New period',
    },
    extend: {
      button: 'Extend, {0}',
      monthlyLink: 'Pay monthly',
      monthly: `{0}: {1} a month, ${INSTALMENT_COUNT} instalments, {2} in total. Binding for ${INSTALMENT_COUNT} months.`,
    },
    unused: {
      heading: 'Which door will you start with?',
      near: 'Your first door is {0} away.',
      distance: { metres: '{0|# metre|# metres}', kilometres: '{0|# kilometre|# kilometres}' },
      title: 'Your first museum',
      body: 'We will find the museum nearest to you if you let the browser use your location.',
      find: 'Find the nearest museum',
      searching: 'Finding the nearest museum…',
      failed: 'Your location was not available. Choose a museum from the list.',
      route: 'Show the route',
      show: 'Show the card',
      stays: 'Your location stays on this device.',
      about: 'About the museum',
      others: 'All museums',
      ticket: 'A single ticket would cost {0}.',
    },
  },
  extend: 'Extend the card',
  buy: 'Buy a card for yourself',
  activate: 'Activate a card you were given',
  waiting: {
    hello: 'Hello {0}, your card is waiting for you.',
    own: 'You activated the card on {0} with this e-mail address. Confirm the address with a one-time code and the card appears here at once.',
    confirm: 'Confirm with a code',
    other:
      'A card was activated in this browser on {0} with another e-mail address. The card is waiting for the address to be confirmed.',
    open: 'Confirm the address of the card',
    proof: {
      ...signInAgain,
      title: 'Confirm your e-mail address',
      body: 'We sent a one-time code to {0}. Once you enter it, the card comes to your account.',
      confirm: 'Confirm',
      cancel: 'Back',
    },
  },
  otherAddress:
    'Did you activate the card with another address? Sign in with it and the card is there.',
  noCardBody: 'Your card appears in this frame as soon as you have bought or activated one.',
  beingPaid:
    'Payment not yet confirmed. Your card appears in this frame as soon as it is. Please do not pay again: if the payment did not go through, you can continue the same order.',
  leaving: {
    when: 'Your account and your card will be deleted on {0}.',
    cancel: 'Cancel the deletion on the Privacy page.',
  },
  frame: 'An empty frame waiting for your card',
  story: {
    why: 'Why is it valid until {0}?',
    whyNoEnd: 'How is my card’s time calculated?',
    sum: 'So the last valid day is {0}.',
  },
  install: {
    title: 'The card on your home screen',
    body: 'Install My {product} on your phone, and the card opens with one tap, even offline.',
    button: 'Install',
    byHand:
      'Add the card to your home screen: tap the browser’s share button and choose “Add to Home Screen”. The card then opens offline too.',
  },
  tabs: {
    visits: 'Visits',
    validity: 'Validity',
    plan: 'Monthly payment',
    orders: 'Orders and receipts',
    details: 'My details',
    privacy: 'Privacy',
  },
};

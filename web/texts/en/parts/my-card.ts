import type { texts as fi } from '../../fi/parts/my-card.ts';

export const texts: typeof fi = {
  name: 'My {product}',
  hello: {
    valid: 'Hello {0}, the doors are open.',
    expired: 'Hello {0}, your card is resting.',
    onHold: 'Hello {0}, your card is paused.',
    blocked: 'Hello {0}, your card is blocked.',
    refunded: 'Hello {0}, your card has no validity.',
    noCard: 'Hello {0}, you do not have a card yet.',
    noName: 'Hello, you do not have a card yet.',
  },
  card: '{product}, {0}, customer number {1}',
  pass: {
    name: 'Show at the ticket desk',
    number: 'Customer number',
    show: 'Show at the desk with your ID.',
    qr: 'QR code of the customer number',
    barcode: 'Barcode of the customer number',
  },
  validity: {
    label: 'Valid',
    until: 'until {0}',
    onCard: 'Valid until {0}',
    expired: 'Expired on {0}',
    left: {
      month: '{0} month',
      months: '{0} months',
      day: '{0} day',
      days: '{0} days',
      whole: '{0} left',
      both: '{0} and {1} left',
    },
    days: { one: 'Last valid day', many: '{0} days left' },
    waiting: 'Waiting for your first visit',
    waitingBody: 'The card works already. The year begins on the day of your first museum visit.',
    onHold: 'The card is paused',
    onHoldBody:
      'A monthly instalment is unpaid, so the card does not let you into museums at the moment. Pay it and the card works at once.',
    blocked: 'The card is blocked',
    blockedBody:
      'The card does not let you into museums. Contact customer service and we will sort it out.',
    refunded: 'No validity',
    refundedBody:
      'The order was withdrawn and the payment refunded. Extend the card and the doors open again.',
    bar: '{0} of 12 months left',
    rest: 'Your rya is safe. Extend the card and its colours come back.',
  },
  payInstalment: 'Pay the instalment',
  unpaid: {
    title: 'A monthly instalment was not paid',
    body: 'The card still works. If the instalment is not paid, the card will not let you into museums from {0} on.',
  },
  extend: 'Extend validity',
  fullScreen: 'Full screen for the desk',
  buy: 'Buy a card for yourself',
  activate: 'Activate a card you were given',
  noCardBody: 'Your card appears in this frame as soon as you have bought or activated one.',
  beingPaid:
    'We are still confirming your payment. Your card appears in this frame as soon as it is confirmed. Please do not pay again.',
  frame: 'An empty frame waiting for your card',
  story: {
    why: 'Why is it valid until {0}?',
    whyNoEnd: 'What is the validity made of?',
    sum: 'So the last valid day is {0}.',
  },
  install: {
    title: 'The card on your home screen',
    body: 'Install My {product} on your phone, and the card opens with one tap, without a network too.',
    button: 'Install',
    byHand:
      'Add the card to your home screen: press the browser’s share button and choose “Add to Home Screen”. The card then opens without a network too.',
  },
  tabs: {
    visits: 'Visits',
    validity: 'Validity',
    orders: 'Orders and receipts',
    details: 'My details',
    privacy: 'Privacy',
  },
};

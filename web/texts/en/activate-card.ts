import type { texts as fi } from '../fi/activate-card.ts';
import { texts as order } from './parts/order.ts';

export const texts: typeof fi = {
  title: 'Activate a card',
  description:
    'Did you get the card as a gift or from your employer? Make it yours with the activation code.',
  heading: 'Activate a card',
  lead: 'Activate a card that you got as a gift or from your employer. It costs you nothing.',
  field: 'Activation code',
  hint: 'The code has 16 characters. You will find it in the gift message, inside the envelope or in your employer’s message.',
  submit: 'Continue',
  missing:
    'Enter the code before continuing. It is in the gift message, inside the envelope or in your employer’s message.',
  mistyped:
    'There is a typing error in the code. It has 16 characters, for example ACDE-FGHJ-KMNP-QRT3.',
  offline: 'The server could not be reached. Check your connection and try again.',
  scan: {
    button: 'Scan the code with the camera',
    title: 'Scan the code with the camera',
    help: 'Hold the QR code from the message or the envelope in front of the camera.',
    refused: 'The camera could not be opened. Allow it in the browser settings or type the code.',
    close: 'Close',
  },
  offer: {
    heading: 'You already have a card',
    until:
      'Your card is valid until {0}. You can add a year to it: your number and your rya stay the same.',
    ended:
      'Your card expired on {0}. The added year starts at once, and your number and your rya stay the same.',
    unused: 'Your card is still waiting for its first visit. You can add a year to it.',
    onHold:
      'Your card cannot be used at the moment, because an instalment is unpaid. Pay it first: your code is kept, and you can add the year right after the payment.',
    payFirst: 'Go to the payment',
    blocked:
      'Your card is blocked. You can add a year to it, but it will let you into museums only once customer service has unblocked it.',
    refunded: 'Your card is not valid at the moment. You can add a year to it.',
    add: 'Add the year to my card',
    giveAway:
      'Would you rather pass the gift on? Give the code to somebody else, who can then activate the card.',
  },
  added: {
    heading: 'The year has been added to your card',
    until: 'Your card is now valid until {0}.',
    unused: 'The year starts with your first museum visit.',
    open: 'Open My {product}',
  },
  noScript: {
    title: 'Activation needs JavaScript',
    body: 'Your browser does not run JavaScript, so the card cannot be activated on this page. Turn JavaScript on or call customer service: {0}.',
  },
  loom: {
    ...order.loom,
    label: 'The card is still on the loom. It is finished when you activate it.',
    note: 'Waiting for your name.',
  },
};

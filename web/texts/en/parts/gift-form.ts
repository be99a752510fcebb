import type { texts as fi } from '../../fi/parts/gift-form.ts';

export const texts: typeof fi = {
  back: 'RETURN',
  step: { label: 'Step {0} of {1}: {2}', details: 'Gift', payment: 'Payment' },
  payment: 'Choose your paying method',
  continue: 'Continue to payment',
  payLater: 'You pay in the next step.',
  checking: 'Checking your details…',
  slow: 'This is taking longer than usual. Please keep the page open.',
  recipient: 'Recipient',
  recipientNumber: 'Recipient {0}',
  add: 'Add a recipient',
  remove: 'Remove recipient {0}',
  most: 'One order can have at most {0|# gift|# gifts}. To order more, use the page for companies.',
  counter: '{0} / {1|# character|# characters}',
  greetingLabel: 'Greeting (optional)',
  greetingHint: 'The recipient sees the greeting in the message and on the printout.',
  when: 'When should the gift be sent?',
  now: 'As soon as it is paid for',
  later: 'On a date that I choose',
  hour: 'at {0}',
  timeZone: 'Finnish time.',
  /** Of a printed gift card. {0}: countries. */
  posted: {
    home: 'A printed gift card is posted to an address in Finland; abroad, a digital gift works best.',
    countries:
      'A printed gift card is posted to these countries: {0}. Elsewhere, a digital gift works best.',
  },
  postedTo: 'Should the gift envelope be sent to you or straight to the recipient?',
  toBuyer: 'To me',
  toBuyerHelp: 'You hand over the envelope yourself. All envelopes come to the same address.',
  toRecipient: 'Straight to the recipient',
  toRecipientHelp: 'Enter each recipient’s postal address.',
  sameAddress: 'Same address as the previous recipient',
  giver: 'Your details',
  giverHelp:
    'The recipient sees your name. We send you the receipt and a link where you can follow the gift.',
  emailHint: 'We send the receipt here, with a link for following the gift.',
  choices: 'Finally',
  order: {
    heading: 'Your order',
    line: '{0} × {product} as a gift, {1|# month|# months}',
    campaign: 'Campaign {0}',
    total: 'To pay now',
  },
  codeLasts:
    'The activation code does not expire. The card’s year starts at the recipient’s first museum visit.',
  check: { to: 'Recipient', giver: 'Giver' },
  preview: {
    heading: 'What the recipient will see',
    title: '{0}, you have a gift.',
    someone: 'Dear friend',
    giver: 'Your friend',
    from: 'Best wishes, {0}',
    body: '{0} has given you a year of museums.',
    code: 'Activation code',
    codeNote:
      'The code is created after payment. The recipient’s own rya is knotted when the gift is activated.',
  },
  offered:
    'A gift can be paid for through an online bank or by card. Cultural vouchers are personal, so they cannot be used for gifts.',
  toast: {
    form: {
      label: 'Form validation alert',
      body: 'There are problems in the form - check and try again',
    },
    refused: 'The gift could not be ordered',
    unexpected: { label: 'Unexpected error', body: 'Unexpected error. Contact customer service.' },
    offline:
      'The connection was lost or the response is delayed. What you filled in is still in the form: try again.',
  },
  noScript: {
    title: 'Buying needs JavaScript',
    body: 'Your browser does not run JavaScript, so the gift cannot be bought on this page. Turn JavaScript on or call customer service: {0}.',
  },
};

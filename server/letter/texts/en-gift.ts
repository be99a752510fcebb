import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { giftTexts as fi } from './fi-gift.ts';

export const giftTexts: typeof fi = {
  gift: {
    subject: '{0} has given you a gift: {product}',
    preview: 'A year of museums, from your first visit.',
    title: '{0}, you have a gift',
    body: `{0} has given you a year of museums. The {product} opens museum doors for ${CARD_MONTHS} months from your first visit.`,
    from: 'Best wishes, {0}',
    code: 'Activation code',
    activate: 'Activate your gift',
    steps: 'How to activate your gift',
    stepOpen: 'Open the link or go to {0}.',
    stepCode: 'Enter the activation code.',
    stepDetails: 'Fill in your details. If you already have a card, you can add the year to it.',
    pdf: 'The same gift is attached for printing (PDF).',
    secret: 'The code works once. Keep it to yourself until you have activated the gift.',
    mayEnd: `{0} bought the gift with the right to withdraw from the order within ${WITHDRAWAL_DAYS} days. If that happens, the gift ends even if you have already activated it. You will have nothing to pay, and we will tell you.`,
    filename: 'Gift',
  },
  giftConfirmation: {
    subject: 'Thank you for your gift order – {product}, {0}',
    preview: 'Your receipt is in this message. Follow the {0|gift on its|gifts on their} own page.',
    title: 'Thank you, {0}',
    digital: 'Your {0|gift is on its|gifts are on their} way.',
    digitalLater:
      'Your {0|gift will be sent at the time|gifts will be sent at the times} you chose.',
    envelope:
      'The gift {0|envelope|envelopes} will be sent by post. Delivery takes {1|# week|# weeks}.',
    gifts: '{0|The gift|The gifts}',
    now: '{0}, sent to {1}',
    later: '{0}, to be sent on {1} to {2}',
    posted: '{0}, gift envelope to {1}',
    follow: 'Follow the {0|gift|gifts}',
    followBody:
      'Your own page shows when the gift has been sent, opened and activated. There you can also change the address or the day before it is sent, send the gift again and download it for printing. The page opens only with this link, so please do not share it.',
  },
  giftSheet: {
    forName: '{0}, this is for you',
    promise: 'A year of museums. One card, from your first visit.',
    from: 'Best wishes, {0}',
    code: 'Activation code',
    activate: 'Scan the code with your phone or go to {0} and enter the activation code.',
    existing: 'If you already have a card, the gift adds a year to it.',
    qr: 'Link to activate the gift',
    title: '{product} as a gift',
  },
};

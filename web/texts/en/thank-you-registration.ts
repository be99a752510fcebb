import { CARD_MONTHS } from '../../../domain/scheme/campaign.ts';
import type { texts as fi } from '../fi/thank-you-registration.ts';

export const texts: typeof fi = {
  title: 'Thank you for registering!',
  description: 'The card has been activated.',
  heading: 'Thank you for registering!',
  lead: 'Your card works now. Show the customer number and your photo ID at the desk.',
  number: 'Your customer number is',
  card: '{product}, {0}, customer number {1}',
  validity: `The year of the card starts with your first museum visit and lasts ${CARD_MONTHS} months.`,
  plastic:
    'The plastic card arrives by post in {0|# week|# weeks}. There is no need to wait for it.',
  noPlastic:
    'You did not order a plastic card. Use the card on your phone or with your customer number.',
  confirm: {
    title: 'Please confirm your e-mail address',
    body: 'We sent you a link. When you open it, you can see your card and your visits in My {product}. The card already works, so write down the number.',
    again: 'Send the link again',
    sent: 'A new link is on its way. The old link no longer works.',
  },
  added: {
    heading: 'Thank you! The year has been added to your card.',
    lead: 'You already have a card, so we added a year to it. We have sent you an e-mail about it.',
  },
  failed: 'The link could not be sent. Please try again in a moment.',
  openMine: 'Open My {product}',
  museums: 'See the museums',
};

import type { texts as fi } from '../fi/thank-you-registration.ts';

export const texts: typeof fi = {
  title: 'Thank you for registering!',
  description: 'The card is active.',
  heading: 'Thank you for registering!',
  lead: 'Your card works now. Show your customer number and an ID at the desk.',
  number: 'Your customer number is',
  card: '{product}, {0}, customer number {1}',
  validity: 'The year of the card starts with your first museum visit and lasts 12 months.',
  plastic: 'The plastic card arrives by post in {0} weeks. There is no need to wait for it.',
  noPlastic: 'You chose no plastic card. Your card is on your phone and in its number.',
  confirm: {
    title: 'Please confirm your e-mail',
    body: 'We sent you a link. When you open it, your card and your visits are in My {product}. The card works already, so write the number down.',
    again: 'Send the link again',
    sent: 'A new link is on its way. The old link no longer works.',
  },
  failed: 'The link could not be sent. Please try again in a moment.',
  openMine: 'Open My {product}',
  museums: 'See the museums',
};

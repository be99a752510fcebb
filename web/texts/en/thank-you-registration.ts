import { texts as validation } from '../../../contract/texts/en/validation.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
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
    title: 'Please confirm your address',
    body: 'We sent a link on {0} to {1}. Once you confirm the address, you can see your card and your visits in My {product}. The card already works, so write down the number.',
    code: 'Confirm with a code now',
    again: 'Send the link again',
    sent: 'A new link is on its way to {0}. The old link no longer works.',
    wrong: 'The address is wrong',
    change: {
      heading: 'Which address does the card belong to?',
      lead: 'The link sent to the old address stops working.',
      hint: 'We do not tell whether the address already has an account. If it does, the card goes there.',
      submit: 'Send the link to the new address',
      leave: 'Back',
      field: validation.field,
      error: validation.error,
    },
  },
  elsewhere: {
    lead: 'The card works. You can see its number and your visits by signing in with the address the card was activated with. We will send a one-time code to it.',
    enter: 'Sign in with a code',
  },
  added: {
    heading: 'Thank you! The year has been added to your card.',
    lead: 'You already have a card, so we added a year to it. We have sent you an e-mail about it.',
  },
  failed: 'The link could not be sent. Please try again in a moment.',
  openMine: 'Open My {product}',
  museums: 'See the museums',
};

import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { texts as lookAhead } from './parts/look-ahead.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  lookAhead,
  frame,
  actions,
  title: 'Prices',
  description: 'What the card costs, has cost and will cost.',
  heading: 'Prices',
  lead: 'Every price applies from a certain day. Customers pay the price they were shown when they started to pay.',
  now: 'Now',
  since: 'since {0}',
  year: `${INSTALMENT_COUNT} instalments, {0} in all`,
  unset: 'Not set',
  facts: {
    annual: 'A year in one payment',
    renewalWhileValid: 'Extension while valid',
    monthly: 'Monthly instalment',
    vat: 'VAT',
  },
  planned: 'Planned changes',
  plannedNote: 'You can replace or cancel a change until its day begins.',
  none: 'No change is planned. The current prices apply until further notice.',
  plan: 'Plan a price change',
  replace: 'Replace',
  cancel: 'Cancel',
  ofDay: 'the change that begins on {0}',
  starts: 'Begins',
  what: 'What',
  who: 'Who and why',
  from: 'Began',
  earlier: 'Price history',
  earlierNote: 'Cards have been sold at these prices. They cannot be changed.',
  change: '{0} → {1}',
  scheme: 'Set when the service was set up',
  gone: 'a former colleague',
  failed: 'The price list could not be loaded again. Reload the page.',
  preview: {
    heading: 'How the purchase page shows the price on {0}',
    languages: {
      fi: 'In Finnish',
      sv: 'In Swedish',
      en: 'In English',
    },
    changed: 'The changes are framed.',
  },
};

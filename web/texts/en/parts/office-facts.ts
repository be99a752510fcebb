import { texts as lookAhead } from './look-ahead.ts';

export const texts = {
  lookAhead,
  now: 'Now',
  since: 'since {0}',
  until: 'until {0}',
  shipped: 'Default',
  change: 'Plan a change',
  planned: 'Planned changes',
  plannedNote:
    'You can replace or cancel a change until its day begins. A pause, a notice or colours can still be cancelled on its first day.',
  none: 'No change is planned.',
  show: 'See it on the page',
  replace: 'Replace',
  cancel: 'Cancel',
  ofDay: '{0}, begins on {1}',
  from: 'From',
  what: 'What',
  who: 'Who and why',
  earlier: 'Earlier',
  scheme: 'Set when the service was set up',
  gone: 'a former colleague',
  failed: 'The list could not be loaded again. Reload the page.',
  preview: {
    heading: 'How customers see it',
    before: 'On the last day before the change',
    after: 'Once the change has begun',
    nothing: 'The pages look as usual.',
    languages: { fi: 'In Finnish', sv: 'In Swedish', en: 'In English' },
  },
};

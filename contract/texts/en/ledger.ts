import type { texts as fi } from '../fi/ledger.ts';

export const texts: typeof fi = {
  happened: {
    imported:
      'The card was moved here from an earlier system. The time that was moved is dated {0}.',
    bought: 'The card was bought on {0}.',
    campaignMonths: 'A campaign gave extra time on {0}.',
    giftMerged: 'A card received as a gift was merged with this one on {0}.',
    registered: 'The card was activated on {0}.',
    renewedWhileValid: 'The card was extended on {0}, while it was still valid.',
    renewedAfterExpiry: 'The card was extended on {0}, after the previous period had ended.',
    goodwill: 'Customer service added goodwill time on {0}.',
    firstVisit: 'The first museum visit was recorded on {0}.',
    refund: 'The order was cancelled on {0}.',
    contractEnded: 'The monthly payment was ended early on {0}.',
  },
  effect: {
    waits: 'This gave {0}, counted from the first museum visit.',
    starts: 'The period began the same day: it lasts {0}, and the last day is {1}.',
    extends: 'This added {0}, and the last day is now {1}.',
    shortens: 'This took away {0}, and the last day is now {1}.',
    cancels: 'The validity ended.',
    none: 'The validity did not change.',
  },
  months: '{0|# month|# months}',
  days: '{0|# day|# days}',
  and: '{0} and {1}',
};

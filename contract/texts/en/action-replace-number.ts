import type { texts as fi } from '../fi/action-replace-number.ts';

export const texts: typeof fi = {
  name: 'Block the number and give a new one',
  lead: 'When the card or the phone is lost, or somebody else is using the number.',
  deed: 'Block the number and give a new one',
  done: 'The card has a new number, and the old one is blocked.',
  form: {
    why: 'What has happened?',
    reasons: { lost: 'Lost', stolen: 'Stolen', misused: 'Somebody else is using the number' },
    plastic: 'Send a new plastic card',
  },
  labels: {
    number: 'Customer number',
    old: 'The old number',
    time: 'Validity and visits',
    plastic: 'Plastic card',
    devices: 'Sign-ins',
    told: 'The customer',
  },
  phrases: {
    number: '{0}',
    drawn: 'A new one, chosen at random. The rya stays the same.',
    refused:
      'No longer valid at any museum. A desk that is offline learns of it from its next list.',
    unchanged: 'No change',
    reopened: 'No change. The blocked card is unblocked.',
    posted: 'A new card to {0}',
    postedInstead: 'A new card to {0}. It replaces the one that has not been posted yet.',
    waiting:
      'No new card is ordered. The card that was ordered earlier is printed with the new number.',
    notPosted:
      'No new card is ordered. The card at the printer is not posted, because it has the old number.',
    noPlastic: 'No new one is sent',
    signedOut: 'All devices are signed out',
    letter: 'Gets a message without the number. The number is on their own card page.',
    noLetter: 'No message is sent',
  },
  refusals: {
    noCard: 'The customer has no card.',
    notPosted: 'Plastic cards are not posted to this country: {0}. Send no plastic card.',
    noAddress: 'The postal address is missing. Add it first, or send no plastic card.',
  },
};

export const texts = {
  name: 'Change the end of a campaign',
  lead: 'End the campaign at once, or give it a new last day.',
  deed: 'Change the end',
  done: 'The end of the campaign has been changed.',
  form: {
    when: 'When the campaign ends',
    now: 'At once',
    onDay: 'After a chosen day',
    until: 'Last day',
  },
  labels: { campaign: 'Campaign', end: 'Ends', begun: 'Payments under way' },
  phrases: {
    name: '{0}',
    lastDay: 'Last day {0}',
    stopped: 'Ended {0}',
    begun: 'A payment that is already with the payment service keeps its price and its code.',
  },
  refusals: {
    dayPassed: 'That day has passed. Choose today or a later day, or end it at once.',
    beforeBegin: 'The campaign has not begun by then. Choose a later day, or end it at once.',
    dayTooFar: 'A campaign can run at most two years ahead, until {0} at the latest.',
    nothingChanges: 'The campaign already ends then.',
    overAlready: 'The campaign has already ended.',
  },
};

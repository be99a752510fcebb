export const texts = {
  selling: {
    title: 'The sale of cards is paused',
    body: 'Your own card works as before, and you can activate a card or a gift that you have received.',
  },
  gifts: {
    title: 'The sale of gifts is paused',
    body: 'Gifts that have been bought work as before. You can also buy a card for yourself.',
  },
  registration: {
    title: 'Activation of cards is paused',
    body: 'Your code is kept, and the year starts only with the first visit. Activate the card when activation opens.',
  },
  monthly: {
    title: 'Monthly payment is not available',
    body: 'You can pay for the whole year at once. Existing monthly payments continue as agreed.',
  },
  banner: { news: 'News', fault: 'Disruption', close: 'Close the notice' },
  reopens: 'We open again on {0}.',
  unknown: 'This page will tell you when we open again.',
};

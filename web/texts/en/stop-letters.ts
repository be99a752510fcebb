import type { texts as fi } from '../fi/stop-letters.ts';

export const texts: typeof fi = {
  title: 'Stop messages',
  description: 'Choose which messages you get.',
  topics: {
    reminders: {
      title: 'Stop the reminders?',
      lead: 'We will no longer remind you when your card is about to expire. We will still send messages about your orders and payments.',
      stop: 'Stop the reminders',
      stopped: 'The reminders have stopped',
    },
    giftNews: {
      title: 'Stop messages about your gifts?',
      lead: 'We will no longer tell you whether your gift has been opened or activated. We will still tell you if a gift does not arrive.',
      stop: 'Stop messages about gifts',
      stopped: 'Messages about your gifts have stopped',
    },
  },
  done: 'You can switch the messages on again at any time in your details.',
  switches: 'My details',
  failed: 'The messages could not be stopped. Please try again.',
};

import type { texts as fi } from '../fi/action-end-bounce.ts';

export const texts: typeof fi = {
  name: 'Mark returned mail as done',
  lead: 'The message leaves the list and is not sent again. As the reason, write how the matter was settled.',
  deed: 'Mark as done',
  done: 'The returned message is marked as done.',
  form: {},
  labels: {
    letter: 'Message',
    to: 'Address',
    list: 'Returned mail',
    others: 'Other messages',
  },
  phrases: {
    name: '{0}',
    address: '{0}',
    waits: 'Waiting on the list',
    leaves: 'Leaves the list',
    stopped: 'Reminders are still not sent to the address.',
  },
  refusals: { ended: 'The message has already been settled.' },
};

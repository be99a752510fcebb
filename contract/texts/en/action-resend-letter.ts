import type { texts as fi } from '../fi/action-resend-letter.ts';

export const texts: typeof fi = {
  name: 'Send the message again',
  lead: 'The same message is sent once more. If the address belongs to the order and not to the account, you can correct it first.',
  deed: 'Send the message',
  done: 'The message was sent again.',
  form: { to: 'Send to the address' },
  labels: {
    letter: 'Message',
    to: 'Address',
    code: 'Gift code',
    list: 'Returned mail',
    often: 'Sent again within a day',
  },
  phrases: {
    name: '{0}',
    address: '{0}',
    newCode: 'The old code and link stop working, and the message has new ones',
    sameCode: 'The same as before. The code is not shown here.',
    waits: 'Waiting on the list',
    leaves: 'Leaves the list',
    times: '{0|# time|# times}',
    timesOf: '{0|# time|# times}, {1} at most',
  },
  refusals: {
    waiting: 'The message has not been sent yet. It will be sent automatically.',
    gone: 'The content of the message is no longer kept, so it cannot be sent again.',
    secret:
      'The message had a code or link that is not sent a second time. The customer gets a new one by asking for it on the same page as the first.',
    linkAddress:
      'The message has the recipient’s personal link. It is sent only to the address that it was sent to: {0}.',
    accountAddress:
      'The message belongs to the customer’s account and goes only to the address of the account, {0}. Change that address first.',
    wrongAddress: 'The e-mail address is not valid. Please check it.',
    giftTaken: 'The gift has already been activated or cancelled, so it can no longer be sent.',
    stopped: 'The recipient does not want such messages, or a message came back from the address.',
    tooOften:
      'The message has already been sent again {0|# time|# times} within a day. Try again tomorrow.',
  },
};

import type { texts as fi } from '../fi/office-bounces.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  actions,
  title: 'Returned mail',
  description: 'Messages that could not be delivered.',
  heading: 'Returned mail',
  lead: 'These messages were not delivered. Reminders and other optional messages are not sent to an address that returned a message until the message has been sent again. Messages about orders and payments are always sent.',
  nothing: 'All messages have been delivered.',
  gifts: {
    heading: 'Gifts not delivered ({0})',
    nothing: 'All gifts have been delivered.',
    unsent: 'The gift in order {0} has not been sent',
    due: 'It should have been sent on {0}. Open the order and send the gift again.',
  },
  letters: 'Messages ({0})',
  more: 'The hundred oldest are shown. The rest will appear when these are done.',
  when: '{0}, returned {1}',
  order: 'Order {0}',
  person: 'Customer: {0}',
  noPerson: 'No account has this address.',
  moved: 'The customer’s address is now {0}.',
  causes: {
    noSuchAddress:
      'There is no such address. It may contain a typing error, or the mailbox may have been closed.',
    noSuchDomain: 'The domain (the part after @) does not exist. It is probably a typing error.',
    mailboxFull: 'The recipient’s mailbox is full.',
    tooLarge: 'The message was too large for the recipient’s mailbox.',
    refused: 'The recipient’s mail service did not accept the message.',
    unreachable: 'The recipient’s mail service did not answer for three days.',
    other: 'The recipient’s mail service returned the message.',
  },
  advice: {
    resend: 'Ask the customer for the right address and send the message there.',
    account:
      'The message goes to the address of the account, {0}. If that is wrong, change it first on the customer’s page.',
    gift: 'The giver has been sent a message with a link for correcting the address. You can also correct it here.',
    gone: 'The message contained a code or link that is no longer valid, so it cannot be sent again. The customer can ask for a new one.',
  },
  send: 'Send again',
  done: 'Mark as done',
  failed: 'Something went wrong. Please try again.',
  status: 'code {0}',
  unreachable: {
    heading: 'Not yet told about the new terms',
    lead: 'New terms of use come into force on {0}. No message about them has been sent to these customers, because a message to their address came back. Once the address is corrected or the returned message is sent again, the message about the terms is sent within a day. If you cannot find the right address, post the terms on paper.',
    more: 'The first hundred are shown.',
  },
};

import type { texts as fi } from '../fi/office-contact.ts';
import { texts as subjects } from './parts/contact-subjects.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  subjects,
  title: 'Message',
  description: 'A customer’s message and the replies.',
  missing: 'There is no such message. It may have been deleted when its retention period ended.',
  all: 'All messages',
  heading: 'Case {0}: {1}',
  from: 'From',
  person: 'Open customer {0}',
  verified: 'Wrote while signed in.',
  unverified:
    'The person was not signed in: check who they are before you say anything about the account or orders.',
  noPerson: 'No account has this address.',
  order: 'Order {0}',
  orderTheirs: 'The order was made with the same address.',
  orderNotTheirs:
    'The order was made with another address: say nothing about it before you have checked who this is.',
  orderUnknown: 'There is no order number {0}.',
  languages: {
    fi: 'Uses Finnish: reply in Finnish.',
    sv: 'Uses Swedish: reply in Swedish.',
    en: 'Uses English: reply in English.',
  },
  thread: 'Messages',
  customer: 'Customer',
  staff: 'Reply, {0}',
  staffGone: 'Reply',
  answer: 'Your reply',
  answerHelp: 'Sent by e-mail to the customer’s address. Do not write about anyone’s health.',
  counter: '{0} / {1|# character|# characters}',
  send: 'Send and mark as done',
  sendOpen: 'Send and keep open',
  markDone: 'Mark as done',
  reopen: 'Open again',
  endedBy: 'Done {0}, {1}',
  ended: 'Done {0}',
  sent: 'The reply will be sent.',
  marked: 'Marked as done.',
  reopened: 'Reopened.',
  empty: 'Write a reply.',
  failed: 'Something went wrong. Please try again.',
};

import type { texts as fi } from '../fi/office-home.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  title: 'Office',
  description: 'What is waiting to be done.',
  heading: 'Office',
  greeting: 'Hello, {0}.',
  waits: 'Waiting to be done',
  legend:
    'Each line is one task. Red ones are past the promised time, and blue ones are from yesterday or earlier.',
  lists: {
    approvals: 'Requests to approve',
    goodwillRuns: 'Goodwill for many cards to approve',
    refunds: 'Refunds to make by hand',
    withdrawals: 'Withdrawals to handle',
    unmatched: 'Payments without an order',
    unreturned: 'Payments without a result',
    stuck: 'Payments that are stuck',
    charges: 'Charges without an answer',
    unpaid: 'Unpaid monthly payments',
    plastic: 'Plastic cards to produce',
    envelopes: 'Gift envelopes to print',
    contacts: 'Messages to answer',
    gifts: 'Gifts not delivered',
    bounces: 'Messages that were not delivered',
  },
  oldest: 'oldest {0}',
  hours: '{0} h',
  days: '{0} d',
  late: '{0} late',
  operations: {
    heading: 'Urgent for whoever runs the server',
    backup: {
      never: 'No backup has ever been made.',
      failed: 'The last backup failed.',
      late: 'No backup has been made for over a day.',
    },
    drill: {
      never: 'Restoring a backup has never been tried.',
      failed: 'The last attempt to restore a backup failed.',
      late: 'Restoring a backup has not been tried for over a week.',
    },
    succeeded: 'It last succeeded on {0}.',
    advice: 'Please tell whoever runs the server.',
  },
  failedJobs: {
    heading: 'Background work has failed',
    lead: 'It was tried many times and now waits. The log of the server says why. Try again when the cause is gone: nothing is done twice.',
    task: '{0}: {1}, since {2}',
    times: '{0|# task|# tasks}',
    retry: 'Try again',
    retried: '{0|# task is|# tasks are} tried again.',
    notRetried: 'Trying again did not succeed. Please try a little later.',
    error: 'Error',
  },
  oldKey:
    'The old encryption key (OTHER_SECRET_KEYS) has not been needed since {0}. Please ask whoever runs the server to remove it from the settings.',
  noLists: 'Your role has no work lists.',
};

import type { texts as fi } from '../fi/office-envelopes.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  title: 'Gift envelopes',
  description: 'Printing and posting gift envelopes.',
  heading: 'Gift envelopes',
  lead: 'Envelopes are collected into a batch, downloaded for the printer and marked as posted.',
  waiting: 'Waiting to be printed ({0})',
  nothing: 'No envelope is waiting.',
  recipient: 'Recipient',
  addressee: 'Name on the envelope',
  address: 'Address',
  paid: 'Paid',
  make: 'Make a batch',
  batches: 'Batches',
  noBatches: 'No batch has been made yet.',
  batch: 'Batch {0}',
  made: 'Made {0}, envelopes: {1}',
  posted: 'Posted {0}',
  csv: 'Addresses and codes (CSV)',
  pdf: 'Cards for the printer (PDF)',
  mark: 'Mark as posted',
  leftOut: 'Do not post: {0}. The gift has been made digital, activated or withdrawn.',
  failed: 'That did not work. Try again.',
};

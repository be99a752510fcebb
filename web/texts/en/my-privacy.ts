import type { texts as fi } from '../fi/my-privacy.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Privacy',
  description: 'What we hold about you, and how to get it.',
  common,
  export: {
    title: 'Download my data',
    body: 'We put together everything that we hold about you: to read (PDF) and for machines (JSON). You get an e-mail when it is ready, and can download it for a week.',
    ask: 'Put my data together',
    asked: 'We are putting your data together. You will soon get an e-mail.',
    failed: 'The request did not go through. Try again.',
    waiting: 'Asked for on {0}. We are putting it together.',
    ready: 'Asked for on {0}.',
    pdf: 'Download (PDF)',
    json: 'Download (JSON)',
    until: 'Available until {0}.',
  },
  looks: {
    title: 'Who has looked at my data',
    none: 'Our staff have not looked at your data.',
    lead: 'Our staff have looked at your data:',
    subject: {
      details: 'contact details',
      card: 'card and validity',
      visits: 'visits',
      orders: 'orders and payments',
    },
  },
  deletion: {
    title: 'Delete my account',
    open: 'Delete my account…',
    body: 'We delete the account and visit history. Receipts required by accounting law are kept as the law says.',
    coming: 'Your account will be deleted on {0}.',
    cancel: 'Cancel the deletion',
    cancelled: 'The deletion has been cancelled',
    failed: 'It could not be cancelled. Try again.',
  },
};

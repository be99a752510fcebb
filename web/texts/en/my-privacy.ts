import type { texts as fi } from '../fi/my-privacy.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Privacy',
  description: 'What data we hold about you, and how to get it.',
  common,
  export: {
    title: 'Download my data',
    body: 'We collect everything that we hold about you, in readable form (PDF) and in machine-readable form (JSON). You will get an e-mail when it is ready, and can download it for a week.',
    ask: 'Collect my data',
    asked: 'We are collecting your data. You will get an e-mail soon.',
    failed: 'The request did not go through. Try again.',
    waiting: 'Requested on {0}. We are collecting it.',
    ready: 'Requested on {0}.',
    pdf: 'Download (PDF)',
    json: 'Download (JSON)',
    until: 'Available until {0}.',
  },
  looks: {
    title: 'Who has looked at my data?',
    none: 'Our staff have not looked at your data.',
    lead: 'Our staff have looked at your data:',
    subject: {
      details: 'contact details',
      card: 'card and validity',
      visits: 'visits',
      orders: 'orders and payments',
      page: 'your card’s page',
    },
  },
  deletion: {
    title: 'Delete my account',
    open: 'Delete my account…',
    body: 'We delete the account and visit history. Receipts required by accounting law are kept for as long as the law requires.',
    coming: 'Your account will be deleted on {0}.',
    cancel: 'Cancel the deletion',
    cancelled: 'The deletion has been cancelled',
    failed: 'The deletion could not be cancelled. Try again.',
  },
};

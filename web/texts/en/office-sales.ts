import { FUNNEL_DAYS } from '../../../domain/tracking/funnel.ts';
import type { texts as fi } from '../fi/office-sales.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  title: 'Sales',
  description: 'How far purchases get.',
  heading: 'How far purchases get',
  lead: 'How many times the form was opened, the details were accepted and the purchase was paid for. The figures do not show who bought, and they need no cookies.',
  time: `{0}, the last ${FUNNEL_DAYS} days.`,
  byKind: 'What is bought',
  byTime: 'Over time',
  kind: {
    standard: 'Own card',
    gift: 'Gift cards',
    renewal: 'Extending a card',
    companyOrder: 'Company orders',
  },
  step: {
    formOpened: 'Form opened',
    checkAccepted: 'Details accepted',
    purchaseSettled: 'Paid',
  },
  reached: '{0} of the forms opened led to a payment',
  none: 'None in this period',
  notReached: 'The share cannot be calculated',
  choose: { kind: 'What is bought', all: 'All purchases', length: 'Period' },
  length: { week: 'Week', day: 'Day' },
  share: 'Share',
  shareBody:
    'The share is the proportion of opened forms that led to a payment. A dash means that it cannot be calculated: no form was opened, or the forms were opened earlier.',
  nothing: `No form has been opened in the last ${FUNNEL_DAYS} days.`,
};

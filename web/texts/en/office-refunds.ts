import type { texts as fi } from '../fi/office-refunds.ts';
import { texts as nav } from './parts/office-nav.ts';

export const texts: typeof fi = {
  nav,
  title: 'Refunds',
  description: 'Refunds that wait for a person.',
  heading: 'Refunds',
  lead: 'Refunds that the payment service cannot send by itself or has not answered for. Refund the money in the service’s own portal, then mark the refund as done.',
  waiting: 'Waiting for you ({0})',
  nothing: 'No refund is waiting.',
  reason: {
    paidTwice: 'Paid twice',
    withdrawn: 'Order withdrawn',
    orderForgotten: 'Paid when the order was no longer known',
    codeUsedUp: 'Paid when the campaign code had been used up',
    otherSum: 'Another sum was paid than ordered',
  },
  why: {
    byHand: 'The way of payment has no refunds, or the payment service refused it.',
    sent: 'The request was sent but no answer came. Check in the portal whether the money went. Do not refund a second time.',
    pending: 'The payment service has not confirmed the refund for a week.',
    done: 'Done.',
  },
  transaction: 'transaction {0}',
  mark: 'Mark as done',
  sure: 'Has the money gone to the customer already? This cannot be undone.',
  yes: 'Yes, mark as done',
  no: 'Not yet',
  done: 'Last marked',
  doneBy: 'Done {0}, {1}',
  failed: 'That did not work. Try again.',
  denied: 'This page is for staff.',
};

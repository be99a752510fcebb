import type { texts as fi } from '../fi/action-pay-refund.ts';

export const texts: typeof fi = {
  name: 'Mark the refund as paid',
  lead: 'Send the money first. Marking moves no money: it says that you have sent it.',
  deed: 'Mark as paid',
  done: 'The refund is marked as paid. The message to the customer leaves in a day.',
  form: {
    bank: 'The bank’s archive reference',
    bankHint:
      'On the statement or the receipt of the payment. The same reference cannot be used twice.',
    site: 'Reference of the refund in {0}',
    siteHint: 'In the details of the refund there. The same reference cannot be used twice.',
    paidOn: 'Paid on',
  },
  labels: {
    order: 'Order',
    money: 'Refund',
    where: 'Where to',
    reference: 'Reference',
    told: 'The customer',
  },
  phrases: {
    order: '{0}',
    waits: 'Not paid yet: {0}',
    paid: 'Paid: {0}',
    site: 'To {0}',
    account: 'To the payer’s account',
    named: '{0}, {1}',
    letter: 'Gets a message in a day, when the mark can no longer be undone',
    noLetter: 'No address, so no message is sent',
  },
  refusals: {
    notBegun: 'The request has not been sent to the payment service yet. Wait a moment.',
    done: 'The payment service has already confirmed this refund. Do not pay it again.',
    marked: 'The refund is already marked as paid under {0}. Do not pay it again.',
    noReference: 'Type the reference of the payment, at least three characters.',
    used: 'This reference already belongs to the refund of order {0}: {1}, {2}. Check it: every payment has its own.',
    notYet: 'The day of payment is still to come. Mark the refund when the money has been sent.',
    tooEarly: 'The day of payment is before the refund was decided on {0}. Check the day.',
  },
};

import type { texts as fi } from '../fi/action-free-payment.ts';

export const texts: typeof fi = {
  name: 'Sort out a waiting payment',
  lead: 'We ask the payment service what it knows about the payment now. Nothing changes before you approve it.',
  deed: 'Update the payment',
  done: 'The payment will be updated to match what the payment service says. It takes a moment.',
  form: {},
  labels: { provider: 'The payment service says', payment: 'Payment', money: 'Money' },
  phrases: {
    ok: 'Paid, {0}',
    new: 'The payment has not been started',
    pending: 'The payment is in progress',
    delayed: 'The payment is delayed',
    fail: 'The payment was declined',
    cancel: 'The payment was not made',
    created: 'Started',
    open: 'Open',
    unknown: 'Result not known',
    failed: 'Failed',
    cancelled: 'Cancelled',
    settles: 'The payment is confirmed and the order is fulfilled',
    flags: 'The order can no longer be fulfilled: the money is refunded',
    keeps:
      'The money does not match the payment and stays on the list of payments without an order',
    came: '{0} received',
    goesBack: '{0} is refunded to the payer',
    none: 'No money has been received. If it arrives later, the order is fulfilled all the same.',
  },
  refusals: {
    received: 'The money has already been received. There is nothing to sort out.',
    cannotAsk:
      'This payment has no ID that the payment service could be asked about. Look it up in the payment service’s own portal.',
    queued: 'The payment is already being sorted out. Wait a moment and open the page again.',
    notFound: 'The payment service does not know the payment. Nothing was changed.',
    stillWaits: 'The payment service has no new information. The payment is still waiting.',
  },
};

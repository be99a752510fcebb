import type { texts as fi } from '../../fi/parts/payment-words.ts';

/** What the states and reasons of payments, orders and refunds are called in the office. */
export const texts: typeof fi = {
  created: 'started',
  open: 'open',
  unknown: 'outcome unknown',
  pending: 'being confirmed',
  failed: 'failed',
  cancelled: 'cancelled',
  paid: 'paid',
  refundNeeded: 'to be refunded',
  refunded: 'refunded',
  standard: 'own card',
  gift: 'gift',
  renewal: 'extension',
  companyOrder: 'company order',
  paidTwice: 'paid twice',
  withdrawn: 'withdrawn',
  orderForgotten: 'the order no longer exists',
  codeUsedUp: 'campaign code used up',
  codeUsedByBuyer: 'buyer’s limit for the campaign code reached',
  otherSum: 'a different amount',
  staff: 'refunded by staff',
  flagged: 'waiting to be sent',
  sent: 'sent',
  byHand: 'by hand',
  done: 'done',
};

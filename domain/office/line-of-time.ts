/** The kinds by which the line of time is filtered. */
export const TIME_KINDS = ['money', 'card', 'letters', 'visits', 'signIns', 'staff'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

/** What can happen to a person. */
export const TIME_LINES = [
  'order',
  'payment',
  'instalment',
  'refund',
  'withdrawal',
  'paymentCard',
  'ledger',
  'goodwillRun',
  'registered',
  'blocked',
  'redeemed',
  'seat',
  'plasticOrdered',
  'plasticPosted',
  'hold',
  'holdLifted',
  'letter',
  'giftLetter',
  'contact',
  'visit',
  'hiddenVisits',
  'signIn',
  'emailChanged',
  'look',
  'action',
] as const;
export type TimeLine = (typeof TIME_LINES)[number];

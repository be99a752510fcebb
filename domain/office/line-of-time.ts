/** The kinds by which the line of time is filtered. */
export const TIME_KINDS = [
  'money',
  'card',
  'letters',
  'visits',
  'signIns',
  'museum',
  'staff',
] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

/** What can happen to a person, an order or a museum. */
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
  'fulfilled',
  'giftOpened',
  'turnedDigital',
  'envelopeMade',
  'envelopePosted',
  'codeReplaced',
  'takenBack',
  'seatsInvited',
  'seatsHandedOut',
  'letter',
  'giftLetter',
  'contact',
  'visit',
  'hiddenVisits',
  'signIn',
  'emailChanged',
  'museumJoined',
  'museumLeft',
  'ticketPrice',
  'deskInvited',
  'deskMember',
  'deskMemberEnded',
  'tillKey',
  'tillKeyRevoked',
  'listFetched',
  'monthVisits',
  'look',
  'action',
] as const;
export type TimeLine = (typeof TIME_LINES)[number];

/** What is known by its day alone: its time of day would be made up. */
export const DAY_LINES: ReadonlySet<TimeLine> = new Set([
  'museumJoined',
  'museumLeft',
  'ticketPrice',
  'monthVisits',
]);

/** Events of a paid gift, as instants. */
export type GiftFacts = {
  isDigital: boolean;
  sentAt: number | null;
  openedAt: number | null;
  activatedAt: number | null;
  batchedAt: number | null;
  postedAt: number | null;
  /** The giver withdrew: the code no longer works, and where gifts do not stay, neither does the activated card. */
  takenBackAt: number | null;
};

export const GIFT_STATES = [
  'scheduled',
  'sent',
  'opened',
  'toBePrinted',
  'printed',
  'posted',
  'activated',
  'withdrawn',
] as const;
export type GiftState = (typeof GIFT_STATES)[number];

export function giftState(facts: GiftFacts): GiftState {
  if (facts.takenBackAt !== null) return 'withdrawn';
  if (facts.activatedAt !== null) return 'activated';
  if (facts.isDigital) {
    if (facts.openedAt !== null) return 'opened';
    return facts.sentAt === null ? 'scheduled' : 'sent';
  }
  if (facts.postedAt !== null) return 'posted';
  return facts.batchedAt === null ? 'toBePrinted' : 'printed';
}

/** Delivery day and address can change until the gift is sent. */
export function mayChange(state: GiftState): boolean {
  return state === 'scheduled' || state === 'toBePrinted';
}

/** Greeting, name and a wrong address can be corrected until the recipient opens the gift. */
export function mayCorrect(state: GiftState): boolean {
  return mayChange(state) || state === 'sent';
}

export function mayResend(state: GiftState): boolean {
  return state === 'sent' || state === 'opened';
}

/** Turns a postal gift into an e-mail, also after posting, since its code opens the same card only once. */
export function mayTurnDigital(state: GiftState): boolean {
  return state === 'toBePrinted' || state === 'printed' || state === 'posted';
}

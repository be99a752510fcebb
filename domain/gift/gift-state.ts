/** What has happened to a paid gift, as instants. */
export type GiftFacts = {
  isDigital: boolean;
  sentAt: number | null;
  openedAt: number | null;
  activatedAt: number | null;
  batchedAt: number | null;
  postedAt: number | null;
  /** The giver withdrew: the code is dead, and where gifts do not stay, so is the card that it opened. */
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

/** Day and address can change until the gift is on its way. */
export function mayChange(state: GiftState): boolean {
  return state === 'scheduled' || state === 'toBePrinted';
}

/** The words, the name and a wrong address can be put right until the recipient has opened the gift. */
export function mayCorrect(state: GiftState): boolean {
  return mayChange(state) || state === 'sent';
}

export function mayResend(state: GiftState): boolean {
  return state === 'sent' || state === 'opened';
}

/** "Posti ei ehdi": also one that is in the post already, since the code opens the same card once. */
export function mayTurnDigital(state: GiftState): boolean {
  return state === 'toBePrinted' || state === 'printed' || state === 'posted';
}

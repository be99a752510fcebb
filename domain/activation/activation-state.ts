/** What happens to somebody who wants to make a card their own. */
export type ActivationState = 'ready' | 'unknown' | 'used' | 'notPaid' | 'takenBack' | 'codeNeeded';

export type ClaimFacts = { isTakenBack: boolean; isRedeemed: boolean; isPaid: boolean };

/** Of a card that was bought for somebody else; null when there is no such card. */
export function activationState(claim: ClaimFacts | null): ActivationState {
  if (!claim) return 'unknown';
  if (claim.isRedeemed) return 'used';
  if (claim.isTakenBack) return 'takenBack';
  return claim.isPaid ? 'ready' : 'notPaid';
}

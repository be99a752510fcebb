/** What happens to somebody who wants to make a card their own. */
export type ActivationState = 'ready' | 'unknown' | 'used' | 'notPaid' | 'takenBack' | 'codeNeeded';

export type ClaimFacts = { isTakenBack: boolean; isRedeemed: boolean; isPaid: boolean };

/** A code that an employer may know, because it hands it out itself. */
export type EmployersClaim = ClaimFacts & {
  isEmployers: boolean;
  /** The employer has taken back what was left. */
  isClosed: boolean;
  redeemedBy: string | null;
};

/**
 * What somebody who has only the code is told: of one that an employer handed out never that it is used, or the employer
 * would learn it by trying. Its holder is told, and whoever ends the registration.
 */
export function toldState(
  claim: EmployersClaim | null,
  { accountId, hasRegistered }: { accountId: string | null; hasRegistered: boolean },
): ActivationState {
  const isHolder = hasRegistered || (accountId !== null && claim?.redeemedBy === accountId);
  if (!claim?.isEmployers || !claim.isRedeemed || isHolder) return activationState(claim);
  return claim.isClosed ? 'takenBack' : 'ready';
}

/** Of a card that was bought for somebody else; null when there is no such card. */
export function activationState(claim: ClaimFacts | null): ActivationState {
  if (!claim) return 'unknown';
  if (claim.isRedeemed) return 'used';
  if (claim.isTakenBack) return 'takenBack';
  return claim.isPaid ? 'ready' : 'notPaid';
}

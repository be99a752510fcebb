/** Outcome for a person who wants to activate a card. */
export type ActivationState = 'ready' | 'unknown' | 'used' | 'notPaid' | 'takenBack' | 'codeNeeded';

export type ClaimFacts = { isTakenBack: boolean; isRedeemed: boolean; isPaid: boolean };

/** A code that an employer may know, because it hands codes out itself. */
export type EmployersClaim = ClaimFacts & {
  isEmployers: boolean;
  /** The employer has withdrawn its remaining codes. */
  isClosed: boolean;
  redeemedBy: string | null;
};

/**
 * State shown to a person with only the code. A used code of an employer looks unused, or the employer could test who
 * has used theirs; only its holder, or the person finishing the registration, learns the truth.
 */
export function shownActivationState(
  claim: EmployersClaim | null,
  { accountId, hasRegistered }: { accountId: string | null; hasRegistered: boolean },
): ActivationState {
  const isHolder = hasRegistered || (accountId !== null && claim?.redeemedBy === accountId);
  if (!claim?.isEmployers || !claim.isRedeemed || isHolder) return activationState(claim);
  return claim.isClosed ? 'takenBack' : 'ready';
}

/** State of a card bought for somebody else; null: no such card. */
export function activationState(claim: ClaimFacts | null): ActivationState {
  if (!claim) return 'unknown';
  if (claim.isRedeemed) return 'used';
  if (claim.isTakenBack) return 'takenBack';
  return claim.isPaid ? 'ready' : 'notPaid';
}

import { RIGHTS_OF_ROLE, type Right } from './rights.ts';

/** How a session was verified beyond password or e-mailed code. */
export const FACTOR_KINDS = ['passkey', 'totp', 'recoveryCode'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Factors of a member of staff, and when this session was last verified with one. */
export type SecondFactor = {
  passkeys: number;
  hasTotp: boolean;
  /** Unused recovery codes. */
  codesLeft: number;
  /** Epoch milliseconds; null: only password or e-mailed code. */
  verifiedAt: number | null;
};

/** Maximum age of the proof for moving money or data. */
export const CONFIRMED_MINUTES = 10;

/** Desk devices are shared, so a clerk's two rights need no second factor; everything else does. */
export function rightNeedsFactor(right: Right, role: 'customer' | 'desk' | 'staff'): boolean {
  return role !== 'desk' || !RIGHTS_OF_ROLE.clerk.includes(right);
}

/** These rights require a second factor. */
export function isFactorMember(rights: readonly Right[], role: 'customer' | 'desk' | 'staff') {
  return rights.some((right) => rightNeedsFactor(right, role));
}

type OwnedFactors = Pick<SecondFactor, 'passkeys' | 'hasTotp' | 'codesLeft'>;

export function hasFactor({ passkeys, hasTotp }: OwnedFactors): boolean {
  return passkeys > 0 || hasTotp;
}

/** Two keys, or one factor and recovery codes in case it is lost. */
export function isSetUp(owned: OwnedFactors): boolean {
  return owned.passkeys >= 2 || (hasFactor(owned) && owned.codesLeft > 0);
}

/** Dangerous calls ask for the factor again after ten minutes. */
export function isRecentlyVerified({ verifiedAt }: SecondFactor, now: number): boolean {
  return verifiedAt !== null && now - verifiedAt < CONFIRMED_MINUTES * 60_000;
}

import { RIGHTS_OF_ROLE, type Right } from './rights.ts';

/** How a session was proved beyond the password or the mailed code. */
export const FACTOR_KINDS = ['passkey', 'totp', 'recoveryCode'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** What a member of staff has set up, and when this session was last proved by it. */
export type SecondFactor = {
  passkeys: number;
  hasTotp: boolean;
  /** Recovery codes that have not been used. */
  codesLeft: number;
  /** Epoch milliseconds; null: by the password or the mailed code alone. */
  verifiedAt: number | null;
};

/** What moves money or data wants a proof no older than this. */
export const CONFIRMED_MINUTES = 10;

/** The devices at a ticket desk are shared, so a clerk's two rights go without; everything else wants the factor. */
export function rightNeedsFactor(right: Right, role: 'customer' | 'desk' | 'staff'): boolean {
  return role !== 'desk' || !RIGHTS_OF_ROLE.clerk.includes(right);
}

/** Who has such a right sets up a second factor. */
export function isFactorMember(rights: readonly Right[], role: 'customer' | 'desk' | 'staff') {
  return rights.some((right) => rightNeedsFactor(right, role));
}

type Owned = Pick<SecondFactor, 'passkeys' | 'hasTotp' | 'codesLeft'>;

export function hasFactor({ passkeys, hasTotp }: Owned): boolean {
  return passkeys > 0 || hasTotp;
}

/** Two keys, or one way and codes for the day when it is lost. */
export function isSetUp(owned: Owned): boolean {
  return owned.passkeys >= 2 || (hasFactor(owned) && owned.codesLeft > 0);
}

/** Dangerous calls want the factor anew after ten minutes. */
export function isRecentlyVerified({ verifiedAt }: SecondFactor, now: number): boolean {
  return verifiedAt !== null && now - verifiedAt < CONFIRMED_MINUTES * 60_000;
}

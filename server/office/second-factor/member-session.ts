import { WRONG_FACTORS, WRONG_LOGINS_PER_CLIENT } from '../../../domain/account/account-limits.ts';
import { type FactorKind, isFactorMember } from '../../../domain/office/second-factor.ts';
import { tooManyTries } from '../../account/account-refusals.ts';
import { attemptLimits, consumeAttempt } from '../../account/attempt-limits.ts';
import { requireUser } from '../../platform/access.ts';
import type { GuestContext, User, UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type RefusalText, refusalText } from '../../platform/refusal-text.ts';

export function isMember({ rights, role }: User): boolean {
  return isFactorMember(rights, role);
}

/** Customers, clerks and leavers have no second factor. */
export function requireMember(context: GuestContext): UserContext {
  const known = requireUser(context);
  if (isMember(known.user)) return known;
  throw new Refusal('NOT_STAFF', refusalText('notAllowed', context.language), 403);
}

/** Codes can be guessed, so attempts are limited per account too; signatures cannot. */
export function countAttempt(context: GuestContext, accountId?: string) {
  const limits = [
    ...attemptLimits('wrong-logins', context.address, [WRONG_LOGINS_PER_CLIENT]),
    ...(accountId ? attemptLimits('wrong-factors', accountId, WRONG_FACTORS) : []),
  ];
  return consumeAttempt(context, limits, (seconds) => tooManyTries(context.language, seconds));
}

export async function confirmSession(factor: FactorKind, { session, user, log }: UserContext) {
  await session.confirm(factor);
  log.info({ event: 'second-factor', factor, accountId: user.accountId }, 'second factor given');
  return { isVerified: true } as const;
}

export function refused(text: RefusalText, { language, log }: GuestContext): Refusal {
  log.warn({ event: 'second-factor-refused', why: text }, 'second factor refused');
  return new Refusal('FACTOR_REFUSED', refusalText(text, language));
}

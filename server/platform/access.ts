import { texts as en } from '../../contract/texts/en/rights.ts';
import { texts as fi } from '../../contract/texts/fi/rights.ts';
import { texts as sv } from '../../contract/texts/sv/rights.ts';
import { isRecentSignIn } from '../../domain/account/session-clock.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Right } from '../../domain/office/rights.ts';
import {
  hasFactor,
  isRecentlyVerified,
  isSetUp,
  rightNeedsFactor,
} from '../../domain/office/second-factor.ts';
import type { GuestContext, User, UserContext } from './context.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';
import { worded } from './worded.ts';

/** Who may call: anyone, signed-in users, or staff with this right. */
export type Needs = 'guest' | 'user' | { right: Right };

export function requireRight(needs: Needs, context: GuestContext): void {
  if (needs === 'guest') return;
  const { user, language } = requireUser(context);
  if (needs === 'user') return;
  if (!user.rights.includes(needs.right)) {
    throw new Refusal('INSUFFICIENT_ACCESS', missingRightText(needs.right, user, language), 403);
  }
  requireFactor(needs.right, user, context);
}

/** Staff need a second factor; a page refused by this links to where it is given or set up. */
function requireFactor(right: Right, user: User, { settings, language }: GuestContext): void {
  if (settings.staffSecondFactor === 'skip' || !rightNeedsFactor(right, user.role)) return;
  const { secondFactor } = user;
  if (secondFactor.verifiedAt !== null && isSetUp(secondFactor)) return;
  throw new Refusal('SECOND_FACTOR_NEEDED', refusalText('secondFactorNeeded', language), 403);
}

/** For calls marked `needsRecent`. Until a factor is set up, a recent sign-in counts. */
export function requireRecentFactor(context: GuestContext): void {
  const { user, session, clock, settings, language } = requireUser(context);
  if (settings.staffSecondFactor === 'skip') return;
  const { secondFactor } = user;
  if (isRecentlyVerified(secondFactor, clock.now())) return;
  if (hasFactor(secondFactor)) {
    throw new Refusal('CONFIRM_IDENTITY', refusalText('confirmIdentity', language), 403);
  }
  if (isRecentSignIn(session.found?.reauthenticatedAt ?? 0, clock.now())) return;
  throw new Refusal('SIGN_IN_AGAIN', refusalText('signInAgain', language), 403);
}

const rightNames = worded('contract/rights', { fi, sv, en });

/** Staff are told which right they lack, so that they can request it. */
function missingRightText(right: Right, { role }: User, language: Language): string {
  if (role === 'customer') return refusalText('notAllowed', language);
  return refusalText('rightMissing', language, rightNames[language].rights[right], right);
}

/** Rejects input typed by one user when another has signed in since the page was opened. */
export function requireSamePerson(
  openedBy: string | string[] | undefined,
  { user, language }: GuestContext,
): void {
  if (!user || openedBy === undefined || openedBy === user.accountId) return;
  const refusal = refusalText('otherPerson', language, user.emailAddress);
  throw new Refusal('OTHER_PERSON', refusal, 409);
}

/** For the few calls of a guest controller that need a signed-in user. */
export function requireUser(context: GuestContext): UserContext {
  const { user, language } = context;
  if (!user) throw new Refusal('INVALID_SESSION_ID', refusalText('noSession', language), 401);
  return { ...context, user };
}

/** The clerk's museum. A page that was opened for another one is refused as if its session had ended. */
export function requireMuseum({ user, language }: UserContext, expected = user.museumId): string {
  if (!user.museumId) throw new Refusal('NO_MUSEUM', refusalText('noMuseum', language), 403);
  if (user.museumId !== expected) {
    throw new Refusal('INVALID_SESSION_ID', refusalText('noSession', language), 401);
  }
  return user.museumId;
}

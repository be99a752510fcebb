import { texts as en } from '../../contract/texts/en/rights.ts';
import { texts as fi } from '../../contract/texts/fi/rights.ts';
import { texts as sv } from '../../contract/texts/sv/rights.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Right } from '../../domain/office/rights.ts';
import type { GuestContext, User, UserContext } from '../context.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';

/** Who may call: anyone, anyone signed in, people at work with this right. */
export type Needs = 'guest' | 'user' | { right: Right };

export function requireRight(needs: Needs, context: GuestContext): void {
  if (needs === 'guest') return;
  const { user, language } = requireUser(context);
  if (needs === 'user' || user.rights.includes(needs.right)) return;
  throw new Refusal('INSUFFICIENT_ACCESS', missingRightText(needs.right, user, language), 403);
}

const rightNames = { fi, sv, en };

/** People at work are told which right they lack, so that they know what to ask for. */
function missingRightText(right: Right, { role }: User, language: Language): string {
  if (role === 'customer') return refusalText('notAllowed', language);
  return refusalText('rightMissing', language, rightNames[language].rights[right], right);
}

/** For the few answers of a guest controller that want a signed-in person. */
export function requireUser(context: GuestContext): UserContext {
  const { user, language } = context;
  if (!user) throw new Refusal('INVALID_SESSION_ID', refusalText('noSession', language), 401);
  return { ...context, user };
}

/** The clerk's museum. When the page was opened for another one, that session is over. */
export function requireMuseum({ user, language }: UserContext, expected = user.museumId): string {
  if (!user.museumId) throw new Refusal('NO_MUSEUM', refusalText('noMuseum', language), 403);
  if (user.museumId !== expected) {
    throw new Refusal('INVALID_SESSION_ID', refusalText('noSession', language), 401);
  }
  return user.museumId;
}

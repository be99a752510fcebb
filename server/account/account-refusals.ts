import { texts as en } from '../../contract/texts/en/validation.ts';
import { texts as fi } from '../../contract/texts/fi/validation.ts';
import { texts as sv } from '../../contract/texts/sv/validation.ts';
import { isRecentSignIn } from '../../domain/account/session-clock.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDateTime } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import { type FieldContext, fieldErrors } from '../../domain/person/field-rules.ts';
import type { UserContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { worded } from '../platform/worded.ts';

const texts = worded('contract/validation', { fi, sv, en });

// 401 means 'sign in first', so a wrong code or password gets another status.
export function wrongCode(language: Language): Refusal {
  return new Refusal('LOGIN_CODE_WRONG', texts[language].error.oneTimeCodeWrong);
}

export function wrongLogin(language: Language): Refusal {
  return new Refusal('LOGIN_FAILED', texts[language].error.loginFailed);
}

export function lockedLogin(language: Language, retryAfterSeconds: number): Refusal {
  const text = texts[language].error.loginLocked;
  return new Refusal('LOGIN_LOCKED', text, 429, retryAfterSeconds);
}

export function tooManyTries(language: Language, retryAfterSeconds: number): Refusal {
  const text = refusalText('tooManyTries', language);
  return new Refusal('TOO_MANY_REQUESTS', text, 429, retryAfterSeconds);
}

export function tooBusy(language: Language): Refusal {
  return new Refusal('SERVER_UNAVAILABLE', refusalText('busy', language), 503, 5);
}

export function cookiesBlocked(language: Language): Refusal {
  return new Refusal('COOKIES_BLOCKED', refusalText('cookiesBlocked', language));
}

/** Customer service changed the address recently, and its waiting period has not ended. */
export function signInWaits(language: Language, from: number): Refusal {
  const text = refusalText('signInWaits', language, formatDateTime(from, language));
  return new Refusal('SIGN_IN_WAITS', text, 403);
}

export function expiredLink(language: Language): Refusal {
  return new Refusal('RESET_LINK_SPENT', refusalText('resetLinkSpent', language));
}

/** Refuses a field by the same rules and texts as the browser. */
export function requireValidField(
  field:
    | 'emailAddress'
    | 'password'
    | 'firstName'
    | 'lastName'
    | 'streetAddress'
    | 'zipCode'
    | 'city'
    | 'phone',
  value: string,
  { language, ...rules }: FieldContext & { language: Language },
): void {
  const fault = fieldErrors(field, value, rules)[0];
  if (!fault) return;
  const { error, field: labels } = texts[language];
  const numbers = fault.args.map(String);
  throw new Refusal('INVALID_FIELD', fill(error[fault.code], labels[field], ...numbers));
}

/** For what a passer-by at an unlocked computer must not do: requires proof of identity in the last 15 minutes. */
export function requireRecentSignIn({ clock, session, language }: UserContext): void {
  if (isRecentSignIn(session.found?.reauthenticatedAt ?? 0, clock.now())) return;
  throw new Refusal('SIGN_IN_AGAIN', refusalText('signInAgain', language), 403);
}

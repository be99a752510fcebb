import type { Language } from '../../domain/base/language.ts';
import type { GuestContext } from '../platform/context.ts';
import { spokenLanguage } from '../platform/scheme-today.ts';

/** Letters use the language of the account; reading a page in another language does not change it. */
export function letterLanguage({ session, language }: GuestContext): Language {
  return spokenLanguage(session.found?.language ?? language);
}

/**
 * The account's language, or the form's until the owner has filled in a form: an account just opened by a code only has
 * the language of the page where the code was requested.
 */
export function orderLanguage({ session }: GuestContext, ofForm: Language): Language {
  return spokenLanguage(session.found?.firstName ? session.found.language : ofForm);
}

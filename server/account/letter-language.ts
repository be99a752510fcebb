import type { Language } from '../../domain/base/language.ts';
import type { GuestContext } from '../platform/context.ts';
import { spokenLanguage } from '../platform/scheme-today.ts';

/** Letters are in the language that the account is set to; looking at a page in another one does not change it. */
export function letterLanguage({ session, language }: GuestContext): Language {
  return spokenLanguage(session.found?.language ?? language);
}

/**
 * The language of an order: the account's own, or that of the form until somebody has filled one in. An account that a
 * code opened a moment ago has only the language of the page where the code was asked for.
 */
export function orderLanguage({ session }: GuestContext, ofForm: Language): Language {
  return spokenLanguage(session.found?.firstName ? session.found.language : ofForm);
}

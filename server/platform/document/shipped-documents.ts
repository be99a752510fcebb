import { texts as privacyEn } from '../../../contract/texts/en/privacy.ts';
import { texts as termsEn } from '../../../contract/texts/en/terms.ts';
import { texts as privacyFi } from '../../../contract/texts/fi/privacy.ts';
import { texts as termsFi } from '../../../contract/texts/fi/terms.ts';
import { texts as privacySv } from '../../../contract/texts/sv/privacy.ts';
import { texts as termsSv } from '../../../contract/texts/sv/terms.ts';
import type { Language } from '../../../domain/base/language.ts';
import {
  type DocumentName,
  type DocumentWords,
  inLanguages,
  SHIPPED_VERSION,
  tidyWords,
} from '../../../domain/document/document.ts';
import { type RuleFacts, ruleFacts, withRuleFacts } from '../../../domain/document/rule-facts.ts';
import { type PageText, pageTextOf, wordsOf } from '../../../domain/document/section-text.ts';
import { TERMS_IN_FORCE_ON } from '../../../domain/scheme/terms-facts.ts';

const TEXTS = {
  terms: { fi: termsFi, sv: termsSv, en: termsEn },
  privacy: { fi: privacyFi, sv: privacySv, en: privacyEn },
};

/** Default wording until the office publishes its own. */
export const shippedWords = (document: DocumentName): DocumentWords =>
  tidyWords(wordsOf(TEXTS[document]));

export const titleOf = (document: DocumentName, language: Language): string =>
  TEXTS[document][language].title;

export const SHIPPED = { version: SHIPPED_VERSION, from: TERMS_IN_FORCE_ON };

/** Current rules that the documents state, in every language. */
export const factsOn = (document: DocumentName, from = SHIPPED.from) =>
  inLanguages((language) => ruleFacts(document, language, from));

type Written = { words: DocumentWords; facts: Record<Language, RuleFacts> };

/** As on page and PDF, without the operator's details. */
export function writtenIn({ words, facts }: Written, language: Language): PageText {
  return withRuleFacts(pageTextOf(words, language), facts[language]);
}

import { texts as en } from '../../../contract/texts/en/terms.ts';
import { texts as fi } from '../../../contract/texts/fi/terms.ts';
import { texts as sv } from '../../../contract/texts/sv/terms.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import { TERMS_IN_FORCE_ON } from '../../../domain/scheme/terms-facts.ts';

export type TermsTexts = {
  title: string;
  lead: string;
  sections: Record<string, { heading: string; body: string[] }>;
};
export type TermsChange = {
  /** From this day on everyone concerned is written to. */
  announcedOn: LocalDate;
  /** What changes, in short: a sentence or two each, as the letter lists them. */
  summary: Record<Language, string[]>;
};
export type Terms = {
  inForceOn: LocalDate;
  texts: Record<Language, TermsTexts>;
  /** Null of the first version alone, which took the place of none. */
  change: TermsChange | null;
};
export type TermsVersions = Record<string, Terms>;

/**
 * Every version that an order may name in `conditions_version`. When the terms change, the words of the old version are
 * copied to `terms-<version>.ts` first: an order is confirmed with the words that its buyer accepted. A version to come
 * stands here from the day on which it is announced; `terms-notice.ts` says what it needs.
 */
export const TERMS_VERSIONS: TermsVersions = {
  '2026-11': { inForceOn: TERMS_IN_FORCE_ON, texts: { fi, sv, en }, change: null },
};

/** Null for a version whose words we do not have: no terms are better than other terms. */
export function findTerms(version: string): Terms | null {
  return Object.hasOwn(TERMS_VERSIONS, version) ? (TERMS_VERSIONS[version] ?? null) : null;
}

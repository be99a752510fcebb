import { LANGUAGES, type Language } from '../base/language.ts';
import type { LocalDate } from '../base/local-date.ts';

/** Documents published in versions, each with a start day. */
export const DOCUMENTS = ['terms', 'privacy'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** Effect of a new version on people: none; an e-mail; an e-mail and a new acceptance. */
export const EFFECTS = ['quiet', 'told', 'accepted'] as const;
export type Effect = (typeof EFFECTS)[number];

export type Translated = Record<Language, string>;
/** Empty lines separate the paragraphs of a section; lines that start with '- ' are its list. */
export type DocumentSection = { id: string; heading: Translated; text: Translated };
export type DocumentWords = { lead: Translated; sections: DocumentSection[] };

/** Short list of changes: one sentence per line, in every language. */
export type Summary = Record<Language, string[]>;

/** Name of the version shipped with the product; the office's versions are named by their start day. */
export const SHIPPED_VERSION = '2026-11';

/** The newest started version; null: the shipped one. */
export function versionOn<Version extends { from: LocalDate }>(
  versions: readonly Version[],
  day: LocalDate,
): Version | null {
  const begun = versions.filter(({ from }) => from <= day);
  return begun.reduce<Version | null>(
    (newest, each) => (newest && newest.from > each.from ? newest : each),
    null,
  );
}

export const inLanguages = <Value>(say: (language: Language) => Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<
    Language,
    Value
  >;

/** Fixed key order, so that stored and typed words can be compared as text. */
export function tidyWords({ lead, sections }: DocumentWords): DocumentWords {
  const tidy = (said: Translated) => inLanguages((language) => said[language]);
  return {
    lead: tidy(lead),
    sections: sections.map(({ id, heading, text }) => ({
      id,
      heading: tidy(heading),
      text: tidy(text),
    })),
  };
}

import { LANGUAGES, type Language } from '../base/language.ts';
import type { LocalDate } from '../base/local-date.ts';

/** What is published in versions, each from its day on. */
export const DOCUMENTS = ['terms', 'privacy'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** Who is troubled by a new version: nobody; they are written to; they are written to and asked to accept it. */
export const EFFECTS = ['quiet', 'told', 'accepted'] as const;
export type Effect = (typeof EFFECTS)[number];

export type Said = Record<Language, string>;
/** Paragraphs of a section are parted by an empty line; lines that begin with '- ' are its list. */
export type DocumentSection = { id: string; heading: Said; text: Said };
export type DocumentWords = { lead: Said; sections: DocumentSection[] };

/** What changes, in short: a sentence a line, in every language. */
export type Summary = Record<Language, string[]>;

/** The version of the product itself; those of the office are called by their day. */
export const SHIPPED_VERSION = '2026-11';

/** The newest that has begun; null: the shipped one. */
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

/** In one order of keys, so that what was stored and what was typed compare as text. */
export function tidyWords({ lead, sections }: DocumentWords): DocumentWords {
  const tidy = (said: Said) => inLanguages((language) => said[language]);
  return {
    lead: tidy(lead),
    sections: sections.map(({ id, heading, text }) => ({
      id,
      heading: tidy(heading),
      text: tidy(text),
    })),
  };
}

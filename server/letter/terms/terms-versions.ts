import type { Language } from '../../../domain/base/language.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import { inLanguages } from '../../../domain/document/document.ts';
import type { PageText } from '../../../domain/document/section-text.ts';
import type { Database } from '../../db/database.ts';
import { findVersions, type StoredVersion } from '../../platform/document/document-queries.ts';
import { knownVersions } from '../../platform/document/known-documents.ts';
import {
  factsOn,
  SHIPPED,
  shippedWords,
  titleOf,
  writtenIn,
} from '../../platform/document/shipped-documents.ts';

type TermsTexts = PageText & { title: string };
export type TermsChange = {
  /** Letters are sent from this day on. */
  announcedOn: LocalDate;
  /** The changes in brief, one or two sentences each, as listed in the letter. */
  summary: Record<Language, string[]>;
};
export type Terms = {
  inForceOn: LocalDate;
  texts: Record<Language, TermsTexts>;
  /** Null for the first version and for one without a notice. */
  change: TermsChange | null;
  /** Key prefix of this version's letters: a changed prefix notifies everybody again. */
  announcement?: string;
};
export type TermsVersions = Record<string, Terms>;

const titled = (written: (language: Language) => PageText) =>
  inLanguages((language) => ({ title: titleOf('terms', language), ...written(language) }));

/** The terms shipped with the product, in force until the first published version. */
export const SHIPPED_TERMS: Terms = {
  inForceOn: SHIPPED.from,
  texts: titled((language) =>
    writtenIn({ words: shippedWords('terms'), facts: factsOn('terms') }, language),
  ),
  change: null,
};

function termsOf(version: StoredVersion): Terms {
  const { from, effect, announcedOn, summary, actionId } = version;
  return {
    inForceOn: from,
    texts: titled((language) => writtenIn(version, language)),
    change: effect === 'quiet' ? null : { announcedOn, summary },
    announcement: `${from}:${actionId}`,
  };
}

/** All versions that an order may name in `conditions_version`, including planned ones. */
export async function findTermsVersions(db: Database): Promise<TermsVersions> {
  const stored = (await findVersions(db)).filter(({ document }) => document === 'terms');
  return {
    [SHIPPED.version]: SHIPPED_TERMS,
    ...Object.fromEntries(stored.map((version) => [version.from, termsOf(version)])),
  };
}

/** Null for a version without stored text: sending none is better than sending other terms. */
export function findTerms(version: string): Terms | null {
  if (version === SHIPPED.version) return SHIPPED_TERMS;
  const stored = knownVersions('terms').find(({ from }) => from === version);
  return stored ? termsOf(stored) : null;
}

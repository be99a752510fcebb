import { LANGUAGES } from '../../../domain/base/language.ts';
import { addDays, type LocalDate } from '../../../domain/base/local-date.ts';
import { TERMS_NOTICE_DAYS, TERMS_SENDING_DAYS } from '../../../domain/scheme/terms-facts.ts';
import type { TermsVersions } from './terms-versions.ts';

/** Oldest first; ISO dates compare as text. */
function inOrder(versions: TermsVersions) {
  return Object.entries(versions).toSorted(([, a], [, b]) =>
    a.inForceOn < b.inForceOn ? -1 : Number(a.inForceOn > b.inForceOn),
  );
}

/** Reasons why a version cannot be announced correctly; empty when it can. */
export function termsFaults(versions: TermsVersions): string[] {
  return inOrder(versions).flatMap(([version, { inForceOn, change }]) => {
    if (!change) return [];
    const missing = LANGUAGES.filter((language) => {
      const lines = change.summary[language] ?? [];
      return lines.length === 0 || lines.some((line) => line.trim() === '');
    }).map((language) => `${version}: no summary in ${language}`);
    const counts = new Set(LANGUAGES.map((language) => change.summary[language]?.length));
    const uneven = counts.size > 1 ? [`${version}: summaries of different length`] : [];
    const late =
      addDays(change.announcedOn, TERMS_NOTICE_DAYS + TERMS_SENDING_DAYS) > inForceOn
        ? [`${version}: announced less than ${TERMS_NOTICE_DAYS + TERMS_SENDING_DAYS} days before`]
        : [];
    return [...missing, ...uneven, ...late];
  });
}

/** Versions being announced, each with the ids of itself and all later ones. */
export function announcedTerms(versions: TermsVersions, today: LocalDate) {
  const all = inOrder(versions);
  return all.flatMap(([version, terms], index) => {
    const { change, inForceOn } = terms;
    if (!change || change.announcedOn > today || inForceOn <= today) return [];
    const { summary } = change;
    const { announcement = version } = terms;
    const told = { version, announcement, inForceOn, summary };
    return [{ ...told, notOlder: all.slice(index).map(([name]) => name) }];
  });
}

import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/base/language.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { TERMS_NOTICE_DAYS } from '../../../domain/scheme/terms-facts.ts';
import { announcedTerms, termsFaults } from './terms-notice.ts';
import { SHIPPED_TERMS, type TermsChange } from './terms-versions.ts';

const { texts } = SHIPPED_TERMS;
const summary = { fi: ['Muuttuu.'], sv: ['Ändras.'], en: ['Changes.'] };

function withNext(change: TermsChange | null) {
  const [first, next] = [localDate('2026-01-01'), localDate('2027-03-01')];
  return {
    // Newer first: the code must sort by date.
    next: { inForceOn: next, texts: texts, change },
    first: { inForceOn: first, texts: texts, change: null },
  };
}
const announcedOn = localDate('2027-01-25');

test('the terms of this release can be announced', () => {
  expect(termsFaults({ shipped: SHIPPED_TERMS })).toEqual([]);
  expect(termsFaults(withNext({ announcedOn, summary }))).toEqual([]);
});

test.each<[string, TermsChange | null, string]>([
  [
    'with one in two languages',
    { announcedOn, summary: { ...summary, sv: [] } },
    'next: no summary in sv',
  ],
  [
    'with an empty sentence',
    { announcedOn, summary: { ...summary, en: [' '] } },
    'next: no summary in en',
  ],
  [
    'that says more in one language',
    { announcedOn, summary: { ...summary, fi: ['A.', 'B.'] } },
    'next: summaries of different length',
  ],
  [
    'announced too late',
    { announcedOn: localDate('2027-01-26'), summary },
    'next: announced less than 35 days before',
  ],
])('a version %s is rejected', (_, change, fault) => {
  expect(termsFaults(withNext(change))).toContain(fault);
});

test('a version is announced from its announcement day to the day before it takes effect', () => {
  const versions = withNext({ announcedOn, summary });
  const on = (day: string) =>
    announcedTerms(versions, localDate(day)).map(({ version }) => version);

  expect([on('2027-01-24'), on('2027-01-25'), on('2027-02-28'), on('2027-03-01')]).toEqual([
    [],
    ['next'],
    ['next'],
    [],
  ]);
});

test.each(LANGUAGES)('the terms in %s promise the notice period that is applied', (language) => {
  const { changes } = texts[language].sections ?? {};

  expect(changes?.body.join(' ')).toContain(` ${TERMS_NOTICE_DAYS} `);
});

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/base/language.ts';
import { localDate } from '../../domain/base/local-date.ts';
import { differenceOf } from '../../domain/document/difference.ts';
import {
  DOCUMENTS,
  type DocumentWords,
  tidyWords,
  versionOn,
} from '../../domain/document/document.ts';
import { typedFigures, type WordsRules, wordsFault } from '../../domain/document/document-rules.ts';
import {
  announcedOn,
  firstDayOf,
  type Publishing,
  publishFault,
} from '../../domain/document/publishing.ts';
import {
  hasWordsAfterList,
  pageTextOf,
  partsOf,
  wordsOf,
} from '../../domain/document/section-text.ts';
import { acceptedVersion, versionToAccept } from '../../domain/document/version-to-accept.ts';
import { shippedWords } from '../platform/document/shipped-documents.ts';

const today = localDate('2027-03-01');
const shipped = shippedWords('terms');
const FORMS = ['nominative', 'gen', 'par', 'ine', 'low', 'def', 'defgen', 'lowpl'];
const rules: WordsRules = {
  document: 'terms',
  forms: { fi: FORMS, sv: FORMS, en: FORMS },
  isPage: (target) => target === 'Withdrawal',
  facts: [{ name: 'phone', value: '09 123 456' }],
};
const withLead = (fi: string, more: Partial<DocumentWords['lead']> = {}): DocumentWords => ({
  ...shipped,
  lead: { ...shipped.lead, fi, ...more },
});
const LEAD = shipped.lead.fi;
const withHeading = (fi: string, lead = LEAD): DocumentWords => ({
  lead: { ...shipped.lead, fi: lead },
  sections: shipped.sections.map((section, index) =>
    index === 0 ? { ...section, heading: { ...section.heading, fi } } : section,
  ),
});
const withMonthlyLead = () => withLead(`Nämä ehdot{monthly| ovat voimassa {inForceOn}|}.`, {});
const withFactIn = (section: string): DocumentWords => ({
  lead: { ...shipped.lead, fi: 'Nämä ehdot.' },
  sections: shipped.sections.map((each) =>
    each.id === section
      ? { ...each, text: { ...each.text, fi: `${each.text.fi}\n\n{inForceOn}` } }
      : each,
  ),
});

describe('text of a document', () => {
  test.each(DOCUMENTS)('%s as shipped follows its own rules', (document) => {
    const words = shippedWords(document);
    const isPage = () => true;
    expect(wordsFault(words, { ...rules, document, isPage })).toBeNull();
  });

  test.each<[string, DocumentWords, string]>([
    ['an emptied language', withLead(LEAD, { sv: '  ' }), 'empty'],
    ['a tag', withLead(`${LEAD} <b>tärkeää</b>`), 'markup'],
    ['a script', withLead(`${LEAD}<script>`), 'markup'],
    ['a character nobody sees', withLead(`${LEAD}\u200b`), 'hidden'],
    ['half a placeholder', withLead(`${LEAD} {phone`), 'braces'],
    ['a fact that is none', withLead(`${LEAD} {price}`), 'placeUnknown'],
    ['weeks without their words', withLead(`${LEAD} {weeks}`), 'weeks'],
    ['a form that is none', withLead(`${LEAD} {product.abl}`), 'formUnknown'],
    ['a link to nowhere', withLead(`${LEAD} [tästä](javascript:alert)`), 'linkUnknown'],
    ['a fact typed by hand', withLead(`${LEAD} Soita 09 123 456.`), 'typedFact'],
    ['a day that went missing', withLead('Nämä ehdot.'), 'factMissing'],
    ['a fact in a heading', withHeading('Ota yhteyttä: {email}'), 'factInHeading'],
    [
      'a needed fact in a heading alone',
      withHeading('{inForceOn}', 'Nämä ehdot.'),
      'factInHeading',
    ],
    [
      'a monthly passage in a heading',
      withHeading('{monthly|{cardMonths} erää|}'),
      'factInHeading',
    ],
    ['a needed fact said of instalments alone', withMonthlyLead(), 'factOnlyMonthly'],
    ['a needed fact in a section that may be left out', withFactIn('monthly'), 'factOnlyMonthly'],
    ['far too much', withLead(`${LEAD}${'a'.repeat(9_000)}`), 'tooLong'],
    ['words after a list', withLead(`${LEAD}\n\n- yksi\n\nloppu`), 'listNotLast'],
  ])('with %s are refused', (_, words, fault) => {
    expect(wordsFault(words, rules)).toMatchObject({ fault });
  });

  test('figures within the text are reported', () => {
    expect(
      typedFigures(withLead(`${LEAD} Alle 16 v. 2,50 {cardMonths} [a](https://b.fi/99)`)),
    ).toEqual(expect.arrayContaining(['16', '2,50', '18']));
    expect(typedFigures(withLead(`[a](https://b.fi/99)`))).not.toContain('99');
  });
});

test('a section survives editing unchanged', () => {
  expect(partsOf('Yksi\nrivi.\n\nToinen.\n\n- a\n- b\n  jatkuu')).toEqual({
    body: ['Yksi rivi.', 'Toinen.'],
    list: ['a', 'b jatkuu'],
  });
  expect(hasWordsAfterList('Yksi.\n\n- a\n- b')).toBe(false);
  const texts = Object.fromEntries(LANGUAGES.map((each) => [each, pageTextOf(shipped, each)]));
  expect(tidyWords(wordsOf(texts as never))).toEqual(shipped);
});

describe('publishing', () => {
  const plan = (changes: Partial<Publishing> = {}): Publishing => ({
    document: 'terms',
    from: localDate('2027-06-01'),
    replaces: null,
    effect: 'quiet',
    summary: { fi: [], sv: [], en: [] },
    words: withLead(`${LEAD} Uutta.`),
    ...changes,
  });
  const told = { fi: ['Muuttuu.'], sv: ['Ändras.'], en: ['Changes.'] };
  const june = { from: localDate('2027-06-01'), words: withLead(`${LEAD} Kesä.`) };
  const fault = (given: Publishing, versions: (typeof june)[] = []) =>
    publishFault(given, { versions, shipped, today }, rules)?.fault ?? null;

  test('letters change tomorrow, announced terms 35 days later', () => {
    expect(announcedOn(today)).toBe('2027-03-02');
    expect(firstDayOf('terms', 'told', today)).toBe('2027-04-06');
    expect(firstDayOf('terms', 'quiet', today)).toBe('2027-03-02');
    expect(firstDayOf('privacy', 'accepted', today)).toBe('2027-03-02');
  });

  test.each<[string, Publishing, string | null]>([
    ['sound', plan(), null],
    ['for today', plan({ from: today }), 'dayPassed'],
    ['in ten years', plan({ from: localDate('2037-01-01') }), 'dayTooFar'],
    ['as shipped', plan({ words: shipped }), 'nothingChanges'],
    [
      'told too late',
      plan({ effect: 'told', from: localDate('2027-04-05'), summary: told }),
      'noticeTooShort',
    ],
    ['told in time', plan({ effect: 'told', from: localDate('2027-04-06'), summary: told }), null],
    ['told without words', plan({ effect: 'accepted' }), 'summaryMissing'],
    [
      'told unevenly',
      plan({ effect: 'told', summary: { ...told, fi: ['a', 'b'] } }),
      'summaryUneven',
    ],
    [
      'with a tag in its summary',
      plan({ effect: 'told', summary: { ...told, fi: ['<b>'] } }),
      'summaryMarkup',
    ],
    ['privacy by letter', plan({ document: 'privacy', effect: 'told', summary: told }), 'noLetter'],
    ['over what is gone', plan({ replaces: localDate('2027-05-01') }), 'notPlanned'],
  ])('%s: %s', (_, given, why) => {
    expect(fault(given)).toBe(why);
  });

  test('a day has one version; a replacement may move, even with the same text', () => {
    expect(fault(plan(), [june])).toBe('dayTaken');
    const moved = plan({ replaces: june.from, from: localDate('2027-07-01'), words: june.words });
    expect(fault(moved, [june])).toBeNull();
    expect(fault(plan({ from: localDate('2027-07-01'), words: june.words }), [june])).toBe(
      'nothingChanges',
    );
  });
});

describe('consent to a new version', () => {
  const versions = [
    { from: localDate('2026-12-01'), effect: 'accepted' as const },
    { from: localDate('2027-01-01'), effect: 'accepted' as const },
    { from: localDate('2027-02-01'), effect: 'quiet' as const },
    { from: localDate('2027-04-01'), effect: 'accepted' as const },
  ];
  const since = localDate('2026-01-01');
  const asked = (accepted: string[], from = since) =>
    versionToAccept(versions, { today, accepted, since: from })?.from ?? null;

  test('the newest version in force counts, also ten versions later', () => {
    expect(versionOn(versions, today)?.from).toBe('2027-02-01');
    expect(versionOn(versions, localDate('2026-11-30'))).toBeNull();
  });

  test.each([
    [['2026-11'], '2027-02-01'],
    [['2026-12-01'], '2027-02-01'],
    [['2027-01-01'], null],
    [['2027-02-01'], null],
    [[], '2027-02-01'],
  ])('accepted %o: %s', (accepted, version) => {
    expect(asked(accepted)).toBe(version);
  });

  test('is not asked of accounts opened after it', () => {
    expect(asked([], localDate('2027-01-01'))).toBeNull();
  });

  test('a form open over midnight keeps its version; an older one must be accepted again', () => {
    const named = (day: string) => (day < '2027-03-01' ? 'old' : 'new');
    const yesterday = localDate('2027-02-28');
    const accepted = (shown: string | null) => acceptedVersion(named, { today, yesterday, shown });
    expect([accepted('new'), accepted(null), accepted('old'), accepted('older')]).toEqual([
      'new',
      'new',
      'old',
      null,
    ]);
  });
});

test('lists unchanged, removed and added paragraphs', () => {
  expect(
    differenceOf(['a', 'b', 'c'], ['a', 'x', 'c', 'd']).map(({ kind, text }) => `${kind} ${text}`),
  ).toEqual(['same a', 'gone b', 'new x', 'same c', 'new d']);
});

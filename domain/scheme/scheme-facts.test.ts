import { describe, expect, test } from 'vitest';
import type { Language } from '../base/language.ts';
import { addDays, type LocalDate, localDate } from '../base/local-date.ts';
import { factFaults, firstDay, overlappingNotices } from './fact-plan.ts';
import {
  completeValue,
  type DatedFact,
  FACT_TOPICS,
  type Fact,
  type FactPlan,
  TOPIC_RULES,
} from './fact-topics.ts';
import {
  factOn,
  languageBegins,
  methodRulesOn,
  NOTICE_AFTER_DAYS,
  NOTICE_BEFORE_DAYS,
  noticeOn,
  pageFactsOn,
  pausedUntil,
} from './scheme-facts.ts';

const today = localDate('2026-11-17');
const WORDS = { fi: 'Loppuu', sv: 'Slutar', en: 'Ends' };
const dated = (from: string, fact: Fact, until: string | null = null) =>
  ({
    ...fact,
    from: localDate(from),
    until: until === null ? null : localDate(until),
  }) as DatedFact;
const closed = (topic: 'smartum' | 'bank' | 'card', notice: typeof WORDS | null = null): Fact => ({
  topic,
  value: { isOffered: false, notice },
});
const opened = (topic: 'smartum' | 'bank' | 'card'): Fact => ({
  topic,
  value: { isOffered: true, notice: null },
});
const gifts = (isOpen: boolean): Fact => ({ topic: 'gifts', value: { isOpen } });
const spoken = (...languages: Language[]): Fact => ({ topic: 'languages', value: { languages } });
const limits = (companyUnits: number): Fact => ({
  topic: 'limits',
  value: { ...TOPIC_RULES.limits.shipped, companyUnits },
});

describe('scheme facts of a day', () => {
  test('have defaults until a scheme decides otherwise', () => {
    expect(factOn([], 'limits', today)).toEqual(TOPIC_RULES.limits.shipped);
    expect(methodRulesOn([], today)).toEqual({ closed: [], invoiceMost: 500_000 });
  });

  test.each([
    ['2026-12-31', []],
    ['2027-01-01', ['smartum']],
    ['2030-01-01', ['smartum']],
  ])('offer an ending method on its last day: %s', (day, expected) => {
    const facts = [dated('2027-01-01', closed('smartum'))];
    expect(methodRulesOn(facts, localDate(day)).closed).toEqual(expected);
  });

  test.each([
    ['2026-12-01', 800],
    ['2026-12-24', 50],
    ['2026-12-26', 50],
    ['2026-12-27', 800],
  ])('fall back to the previous one when one has ended: %s', (day, units) => {
    const facts = [dated('2026-12-24', limits(50), '2026-12-26'), dated('2026-12-01', limits(800))];
    expect(factOn(facts, 'limits', localDate(day)).companyUnits).toBe(units);
  });
});

test.each<[string, DatedFact[], string | null]>([
  [
    'its first day',
    [dated('2027-02-01', spoken('fi', 'sv')), dated('2027-01-01', spoken('fi', 'sv', 'en'))],
    '2027-01-01',
  ],
  ['none, where it is not planned', [dated('2027-01-01', spoken('fi', 'en'))], null],
  [
    'the day of its return',
    [
      dated('2026-11-01', spoken('fi', 'sv')),
      dated('2026-11-17', spoken('fi')),
      dated('2027-02-01', spoken('sv')),
    ],
    '2027-02-01',
  ],
])('language that is planned starts on %s', (_, facts, day) => {
  expect(languageBegins(facts, 'sv', today)).toBe(day);
});

test.each<[DatedFact[], boolean]>([
  [[], true],
  [[dated('2026-11-17', { topic: 'monthly', value: { isOpen: false } })], false],
  [[dated('2026-11-18', { topic: 'monthly', value: { isOpen: false } })], true],
  [[dated('2026-11-01', closed('card'))], false],
])('instalments are offered only with a plan and a card method: %j', (facts, expected) => {
  expect(pageFactsOn(facts, today, 'sv').isMonthlyOffered).toBe(expected);
});

describe('payment method notice', () => {
  const end = localDate('2027-01-01');
  const facts = [dated(end, closed('smartum', WORDS))];
  test.each<[LocalDate, boolean]>([
    [addDays(end, -NOTICE_BEFORE_DAYS - 1), false],
    [addDays(end, -NOTICE_BEFORE_DAYS), true],
    [end, true],
    [addDays(end, NOTICE_AFTER_DAYS), true],
    [addDays(end, NOTICE_AFTER_DAYS + 1), false],
  ])('on %s is shown: %s', (day, isShown) => {
    expect(noticeOn(facts, 'smartum', day)).toEqual(isShown ? WORDS : null);
  });

  test('disappears when the method is back', () => {
    const again = [...facts, dated('2027-02-01', opened('smartum'))];
    expect(noticeOn(again, 'smartum', localDate('2027-02-01'))).toBeNull();
  });

  test('is in the language of the page', () => {
    expect(pageFactsOn(facts, end, 'sv')).toMatchObject({
      closed: ['smartum'],
      notices: { smartum: 'Slutar' },
    });
  });
});

describe('sales pause', () => {
  test.each([
    ['its own end', [dated('2026-12-01', gifts(false), '2026-12-31')], '2026-12-31'],
    [
      'the day before it opens',
      [dated('2026-12-01', gifts(false)), dated('2027-01-11', gifts(true))],
      '2027-01-10',
    ],
    [
      'the later end of two',
      [
        dated('2026-12-01', gifts(false), '2026-12-31'),
        dated('2026-12-20', gifts(false), '2027-01-05'),
      ],
      '2027-01-05',
    ],
    ['no known day', [dated('2026-12-01', gifts(false))], null],
  ])('lasts until %s', (_, facts, last) => {
    expect(pausedUntil(facts, 'gifts', localDate('2026-12-02'))).toEqual({ last });
    expect(pausedUntil(facts, 'gifts', today)).toBeNull();
  });
});

describe('fact plan', () => {
  const plan = (from: string, fact: Fact, more: object = {}) =>
    ({ ...dated(from, fact), replaces: null, ...more }) as FactPlan;
  const facts = [
    dated('2027-01-01', closed('smartum', WORDS)),
    dated('2027-03-01', closed('bank')),
  ];

  test.each<[string | null, FactPlan]>([
    [null, plan('2026-11-18', limits(10))],
    ['dayPassed', plan('2026-11-17', limits(10))],
    ['dayPassed', plan('2026-11-17', closed('card'))],
    [null, plan('2026-11-17', gifts(false))],
    ['dayPassed', plan('2026-11-16', gifts(false))],
    ['dayTooFar', plan('2029-01-01', gifts(false))],
    ['dayTaken', plan('2027-01-01', opened('smartum'))],
    [null, plan('2027-01-01', gifts(false))],
    ['notPlanned', plan('2027-01-02', opened('smartum'), { replaces: '2027-01-05' })],
    [null, plan('2027-02-01', closed('smartum'), { replaces: '2027-01-01' })],
    ['endsBefore', plan('2026-12-01', gifts(false), { until: '2026-11-30' })],
    ['nothingChanges', plan('2026-12-01', gifts(true))],
    ['nothingChanges', plan('2026-12-01', { topic: 'banner', value: { banner: null } })],
    ['wordsMissing', plan('2026-12-01', closed('smartum', { ...WORDS, en: ' ' }))],
    ['outOfBounds', plan('2026-12-01', limits(0))],
    ['outOfBounds', plan('2026-12-01', limits(5_001))],
    [null, plan('2026-12-01', limits(4_999))],
    [null, plan('2026-12-01', spoken('sv', 'en'))],
    [null, plan('2026-12-01', spoken('en', 'sv'))],
    [null, plan('2026-12-01', spoken('fi'))],
    ['nothingChanges', plan('2026-12-01', spoken('fi', 'sv', 'en'))],
    ['languagesOrder', plan('2026-12-01', spoken())],
    ['languagesOrder', plan('2026-12-01', spoken('sv', 'fi'))],
    ['languagesOrder', plan('2026-12-01', spoken('sv', 'sv'))],
    ['dayPassed', plan('2026-11-17', spoken('sv'))],
    ['dayPassed', plan('2026-11-17', { topic: 'takenGifts', value: { giftsStay: false } })],
    ['nothingChanges', plan('2026-12-01', { topic: 'takenGifts', value: { giftsStay: true } })],
    [null, plan('2026-12-01', { topic: 'takenGifts', value: { giftsStay: false } })],
    ['lastMethod', plan('2027-03-01', closed('card'))],
    ['lastMethod', plan('2026-12-01', closed('card'))],
    [null, plan('2026-12-01', closed('card'), { until: '2027-02-28' })],
    ['lastMethod', plan('2026-12-01', closed('card'), { until: '2027-03-01' })],
  ])('is refused with %s: %j', (fault, planned) => {
    expect(factFaults(facts, planned, today)[0]?.fault ?? null).toBe(fault);
  });

  const words = (text: string) => ({ fi: text, sv: text, en: text });
  const banner = (text: string): Fact => ({
    topic: 'banner',
    value: { banner: { kind: 'news', isClosable: true, words: words(text) } },
  });
  const letters = (first: number, second: number, last: number): Fact => ({
    topic: 'limits',
    value: {
      ...TOPIC_RULES.limits.shipped,
      ...{ firstLetter: first, secondLetter: second, lastLetter: last },
    },
  });
  const night = (colour: string): Fact => ({
    topic: 'colours',
    value: { colours: { night: colour, light: '#f4c452' } },
  });
  const said = (text: string) => ({ title: words('Kortti'), description: words(text) });
  test.each<[object[], FactPlan]>([
    [[], plan('2026-12-01', gifts(false), { until: '2026-12-01' })],
    [[], plan('2026-12-01', night('#000000'))],
    [
      [{ fault: 'contrastLow', colour: 'night', contrast: 3.6, passes: expect.any(String) }],
      plan('2026-12-01', night('#777777')),
    ],
    [[], plan('2026-11-17', { topic: 'search', value: { search: said('Museot') } })],
    [
      [{ fault: 'searchMarkup' }],
      plan('2026-11-17', { topic: 'search', value: { search: said('<b>') } }),
    ],
    [
      [{ fault: 'nothingChanges' }],
      plan('2026-11-17', { topic: 'search', value: { search: null } }),
    ],
    [
      [{ fault: 'trackingUrl' }],
      plan('2026-11-17', {
        topic: 'tracking',
        value: { tracking: { kind: 'matomo', id: '7', url: '' } },
      }),
    ],
    [
      [{ fault: 'nothingChanges' }],
      plan('2026-11-17', { topic: 'tracking', value: { tracking: null } }),
    ],
    [[], plan('2026-11-17', banner('Auki'))],
    [[{ fault: 'wordsMissing' }], plan('2026-11-17', banner(' '))],
    [
      [{ fault: 'dayPassed' }, { fault: 'endsBefore' }, { fault: 'wordsMissing' }],
      plan('2026-11-16', banner(''), { until: '2026-11-15' }),
    ],
    [[], plan('2026-12-01', letters(1, 2, 365))],
    [
      ['secondLetter', 'lastLetter'].map((limit) => ({ fault: 'outOfBounds', limit })),
      plan('2026-12-01', letters(14, 14, 14)),
    ],
    [[{ fault: 'outOfBounds', limit: 'lastLetter' }], plan('2026-12-01', letters(14, 45, 366))],
    [[{ fault: 'outOfBounds', limit: 'firstLetter' }], plan('2026-12-01', letters(0, 45, 90))],
    [[{ fault: 'lastMethod', day: '2027-03-01' }], plan('2026-12-01', closed('card'))],
  ])('tells all of its faults: %j', (faults, asked) => {
    expect(factFaults(facts, asked, today)).toEqual(faults);
  });

  test('of a notice is told which others it lies over', () => {
    const other = (from: string, until: string | null) => dated(from, banner('x'), until);
    const over = (from: string, until: string | null, ...others: DatedFact[]) =>
      overlappingNotices(others, dated(from, banner('y'), until)).map((each) => each.from);
    expect(over('2027-01-10', '2027-01-20', other('2027-01-01', '2027-01-09'))).toEqual([]);
    expect(over('2027-01-10', '2027-01-20', other('2027-01-01', '2027-01-10'))).toHaveLength(1);
    expect(over('2027-01-10', '2027-01-20', other('2027-01-21', null))).toEqual([]);
    expect(over('2027-01-10', '2027-01-20', other('2027-01-20', null))).toHaveLength(1);
    expect(over('2027-01-10', null, other('2028-01-01', null))).toHaveLength(1);
    expect(over('2027-01-10', null, other('2026-01-01', null))).toHaveLength(1);
    const ends = dated('2027-01-11', { topic: 'banner', value: { banner: null } });
    expect(over('2027-01-10', null, ends)).toEqual([]);
    expect(overlappingNotices([other('2027-01-10', null)], ends)).toEqual([]);
    expect(
      overlappingNotices([other('2027-01-10', null)], dated('2027-01-10', gifts(false))),
    ).toEqual([]);
  });

  test('compares values whatever the order of their keys', () => {
    const stored = dated('2026-12-01', {
      topic: 'smartum',
      value: { notice: { sv: 'Slutar', en: 'Ends', fi: 'Loppuu' }, isOffered: false },
    });
    const planned = plan('2026-12-02', closed('smartum', WORDS));
    expect(factFaults([stored], planned, today)[0]?.fault).toBe('nothingChanges');
  });

  test('may start today only for urgent topics', () => {
    expect(firstDay('banner', today)).toBe(today);
    expect(firstDay('selling', today)).toBe(today);
    expect(firstDay('smartum', today)).toBe('2026-11-18');
    expect(firstDay('limits', today)).toBe('2026-11-18');
  });
});

test.each(FACT_TOPICS)('%s stored before a field was added gets its default', (topic) => {
  const { shipped } = TOPIC_RULES[topic];
  for (const field of Object.keys(shipped)) {
    const { [field]: _, ...before } = shipped as Record<string, unknown>;
    expect(completeValue(topic, before as never)).toEqual(shipped);
  }
});

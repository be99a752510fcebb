import { expect, test } from 'vitest';
import { addDays, localDate } from '../base/local-date.ts';
import { PLAN_DAYS } from '../base/planned-day.ts';
import { textChanges, textPlanFault } from './text-plan.ts';
import type { DatedText } from './text-rules.ts';

const shipped = { fi: 'Osta', sv: 'Köp', en: 'Buy' };
const rows: DatedText[] = [
  { language: 'fi', validFrom: '2027-01-01', text: 'Hanki' },
  { language: 'fi', validFrom: '2027-06-01', text: 'Tilaa' },
];
const from = (day: string, texts: object) => ({ from: localDate(day), texts });

test.each([
  ['a new text', '2027-03-01', { fi: 'Osta nyt' }, [['fi', 'Osta nyt', true]]],
  ['the text that holds anyway', '2027-03-01', { fi: 'Hanki' }, []],
  ['the shipped text is as shipped', '2027-03-01', { fi: 'Osta' }, [['fi', null, true]]],
  ['a language as shipped stays so', '2027-03-01', { sv: 'Köp', en: null }, []],
  ['another text on a planned day', '2027-06-01', { fi: 'Lunasta' }, [['fi', 'Lunasta', true]]],
  ['the earlier text cancels a plan', '2027-06-01', { fi: 'Hanki' }, [['fi', 'Hanki', false]]],
  ['the planned text again', '2027-06-01', { fi: 'Tilaa' }, []],
  [
    'two languages',
    '2027-07-01',
    { fi: 'Osta nyt', sv: 'Köp nu' },
    [
      ['fi', 'Osta nyt', true],
      ['sv', 'Köp nu', true],
    ],
  ],
])('text plan %s', (_, day, texts, expected) => {
  const changes = textChanges(rows, from(day, texts), shipped);

  expect(changes.map(({ language, text, isKept }) => [language, text, isKept])).toEqual(expected);
});

const today = localDate('2027-03-01');
const rulesOf = (language: keyof typeof shipped) => ({
  shipped: shipped[language],
  forms: [],
  isPage: () => false,
});
const faultOf = (day: string, texts: object) =>
  textPlanFault(rows, from(day, texts), { today, rulesOf });

test.each([
  ['2027-03-01', { fi: 'Osta nyt' }, null],
  ['2027-02-28', { fi: 'Osta nyt' }, { fault: 'dayPassed' }],
  ['2031-01-01', { fi: 'Osta nyt' }, { fault: 'dayTooFar', day: addDays(today, PLAN_DAYS) }],
  ['2027-03-01', { fi: 'Hanki' }, { fault: 'nothingChanges' }],
  ['2027-03-01', {}, { fault: 'nothingChanges' }],
  ['2027-03-01', { fi: 'Osta nyt', sv: ' ' }, { fault: 'empty', language: 'sv' }],
])('text plan from %s: %o', (day, texts, fault) => {
  expect(faultOf(day, texts)).toEqual(fault);
});

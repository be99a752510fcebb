import { expect, test } from 'vitest';
import { UNREAD } from '../../../../domain/museum/hours/typed-hours.ts';
import { emptyMuseum } from '../../../../domain/museum/museum-facts.ts';
import { changedParts, unreadPlaces } from './museum-draft.ts';

const facts = emptyMuseum('2027-01-01');
const price = (validFrom: string, amount: number) => ({
  ...facts,
  prices: [{ validFrom, amount }],
});

test('lists the changed parts, independent of the order of rows', () => {
  const ways = [
    { kind: 'bus', text: facts.name },
    { kind: 'walk', text: facts.name },
  ] as const;
  const one = { ...facts, ways: [...ways] };
  expect(changedParts(one, { ...facts, ways: ways.toReversed() })).toEqual([]);
  expect(changedParts(facts, one)).toEqual(['ways']);
});

test.each([
  ['nothing typed', facts, []],
  ['a price', price('2027-02-01', 1200), []],
  [
    'a price without a day or number',
    price('', Number.NaN),
    ['prices.0.validFrom', 'prices.0.amount'],
  ],
  [
    'times that nobody can read',
    {
      ...facts,
      seasons: [
        { beginsOn: '', endsOn: null, hours: [{ weekday: 3, opens: UNREAD, closes: UNREAD }] },
      ],
      exceptions: [{ day: '', opens: UNREAD, closes: UNREAD, reason: facts.name }],
    },
    ['seasons.0.beginsOn', 'seasons.0.hours.3', 'exceptions.0.day', 'exceptions.0.times'],
  ],
])('%s', (_name, draft, expected) => {
  expect(unreadPlaces(draft).map((at) => at.join('.'))).toEqual(expected);
});

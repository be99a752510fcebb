import { expect, test } from 'vitest';
import { emptyMuseum } from '../../../../domain/museum/museum-facts.ts';
import { changedParts, isUnread } from './museum-draft.ts';

const facts = emptyMuseum('2027-01-01');
const price = (validFrom: string, amount: number) => ({
  ...facts,
  prices: [{ validFrom, amount }],
});

test('a draft says which parts differ, whatever the order of their rows', () => {
  const ways = [
    { kind: 'bus', text: facts.name },
    { kind: 'walk', text: facts.name },
  ] as const;
  const one = { ...facts, ways: [...ways] };
  expect(changedParts(one, { ...facts, ways: ways.toReversed() })).toEqual([]);
  expect(changedParts(facts, one)).toEqual(['ways']);
});

test.each([
  ['nothing typed', facts, false],
  ['a price', price('2027-02-01', 1200), false],
  ['a price without a day', price('', 1200), true],
  ['a price that is no number', price('2027-02-01', Number.NaN), true],
])('%s', (_name, draft, expected) => {
  expect(isUnread(draft)).toBe(expected);
});

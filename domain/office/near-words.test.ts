import { expect, test } from 'vitest';
import { lettersApart, mostLettersApart, wordsOneLetterAway } from './near-words.ts';

test.each([
  ['lahtinen', 'lahtinen', 0],
  ['lahtinen', 'lahtonen', 1],
  ['lahtinen', 'lathinen', 1],
  ['lahtinen', 'lahtine', 1],
  ['lahtinen', 'laahtinen', 1],
  ['korhonen', 'korpinen', 2],
  ['aho', '', 3],
])('%s and %s have edit distance %i', (one, other, letters) => {
  expect(lettersApart(one, other)).toBe(letters);
  expect(lettersApart(other, one)).toBe(letters);
});

test('near words are exactly those within one edit', () => {
  const words = wordsOneLetterAway('aho');
  expect(words).toEqual(expect.arrayContaining(['ahola'.slice(0, 4), 'oho', 'ho', 'hao', 'ahjo']));
  expect(words.every((word) => lettersApart('aho', word) === 1)).toBe(true);
});

test('near words allow more errors in longer words; the shortest and longest have none', () => {
  expect(['ma', 'aho', 'koski', 'lahtinen'].map(mostLettersApart)).toEqual([0, 1, 1, 2]);
  expect([wordsOneLetterAway('ma'), wordsOneLetterAway('x'.repeat(40))]).toEqual([[], []]);
});

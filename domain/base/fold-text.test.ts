import { expect, test } from 'vitest';
import { countStems, everyWordIn, foldText, hasEveryWord } from './fold-text.ts';

test('foldText ignores case, accents and dots', () => {
  expect(foldText('ÄÄNEKOSKI Åbo Čáhppe')).toBe('aanekoski abo cahppe');
});

test.each([
  ['linna turun', true],
  ['TURU  lin', true],
  ['turun museo', false],
  ['', true],
])('search in Turun linna for %j matches: %s', (typed, isFound) => {
  expect(hasEveryWord('Turun linna', typed)).toBe(isFound);
  expect(everyWordIn(typed)('turun linna')).toBe(isFound);
});

test.each([
  ['kortin hinnasta', 2],
  ['hinnasto', 1],
  ['hinta', 0],
  ['Museokortista museokorttia', 2],
  ['kortti ei', 0],
])('words of %j that occur in some form: %i', (typed, count) => {
  expect(countStems('Museokortin hinnat ja kortit: hinnasto', typed)).toBe(count);
});

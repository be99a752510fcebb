import { expect, test } from 'vitest';
import { foldText } from '../../../domain/base/fold-text.ts';
import { searchTexts } from './search-texts.ts';

const searched = (key: string, said: string[], place: string) => ({
  key,
  said: said.map(foldText),
  names: foldText(`${key} ${place}`),
});
const price = searched(
  'page/home:price',
  ['{0} vuodessa', '{0} per år', '{0} a year', '{0} every year'],
  'Etusivu',
);
const terms = searched(
  'part/card-form:terms',
  ['Hyväksyn Taidekortin {0}', 'Jag godkänner {0}', 'I accept the {0}'],
  'Osta itsellesi',
);
const exact = searched('page/home:year', ['Vuodessa'], 'Etusivu');

test.each([
  ['79,00 € per år', [price.key]],
  ['PER ÅR', [price.key]],
  ['every year', [price.key]],
  ['hyväksyn taidekortin', [terms.key]],
  ['osta itsellesi', [terms.key]],
  ['card-form', [terms.key]],
  // Exact match first.
  ['vuodessa', [exact.key, price.key]],
  ['ei mitään tällaista', []],
  ['  ', []],
])('the query “%s” finds %o', (words, keys) => {
  expect(searchTexts([price, terms, exact], words).found).toEqual(keys);
});

import { expect, test } from 'vitest';
import { searchTexts } from './search-texts.ts';

const said = (fi: string, sv: string, en: string) => ({ fi, sv, en });
const forms = {
  fi: { nominative: 'Taidekortti', gen: 'Taidekortin' },
  sv: { nominative: 'Konstkort' },
  en: { nominative: 'Art Card' },
};
const price = {
  key: 'page/home:price',
  shipped: said('{0} vuodessa', '{0} per år', '{0} a year'),
  now: said('{0} vuodessa', '{0} per år', '{0} every year'),
  places: [{ kind: 'page' as const, name: 'Etusivu', paths: null }],
};
const terms = {
  key: 'part/card-form:terms',
  shipped: said('Hyväksyn {product.gen} {0}', 'Jag godkänner {0}', 'I accept the {0}'),
  now: said('Hyväksyn {product.gen} {0}', 'Jag godkänner {0}', 'I accept the {0}'),
  places: [{ kind: 'page' as const, name: 'Osta itsellesi', paths: null }],
};
const keysFor = (words: string) =>
  searchTexts([price, terms], words, forms).found.map(({ key }) => key);

test.each([
  ['vuodessa', [price.key]],
  ['79,00 € vuodessa', [price.key]],
  ['PER ÅR', [price.key]],
  ['every year', [price.key]],
  ['hyväksyn taidekortin', [terms.key]],
  ['osta itsellesi', [terms.key]],
  ['card-form', [terms.key]],
  ['ei mitään tällaista', []],
  ['  ', []],
])('“%s” finds %o', (words, keys) => {
  expect(keysFor(words)).toEqual(keys);
});

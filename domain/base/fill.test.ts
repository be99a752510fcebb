import { describe, expect, test } from 'vitest';
import { fill, withProduct } from './fill.ts';
import { LANGUAGES } from './language.ts';

describe('filling a text', () => {
  test('puts each argument in its place, as often as it stands there', () => {
    expect(fill('{1} and {0} and {1}', 'a', 2)).toBe('2 and a and 2');
  });

  test('leaves a place without an argument as it is', () => {
    expect(fill('{0} {1}', 'a')).toBe('a {1}');
  });

  test('does not read places or dollar signs inside an argument', () => {
    expect(fill('{0}, {1}', '{1}', '$&')).toBe('{1}, $&');
    expect(fill('{0|# day|# days}', '$&')).toBe('$& days');
  });
});

describe('a number in a text', () => {
  test.each([
    [0, 'Still 0 days, Eino.'],
    [1, 'Still one day, Eino.'],
    [2, 'Still 2 days, Eino.'],
    ['1', 'Still one day, Eino.'],
    ['1–2', 'Still 1–2 days, Eino.'],
    ['1 000', 'Still 1 000 days, Eino.'],
  ])('%s has the words that go with it', (count, told) => {
    expect(fill('Still {0|one day|# days}, {1}.', count, 'Eino')).toBe(told);
  });

  test('is not told when nobody gave it', () => {
    expect(fill('{0|# day|# days}')).toBe('{0|# day|# days}');
  });

  test.each(LANGUAGES)('is one in %s exactly when the language says so', (language) => {
    const rules = new Intl.PluralRules(language);

    for (let count = 0; count <= 1_111; count += 1) {
      expect([count, fill('{0|one|other}', count)]).toEqual([count, rules.select(count)]);
    }
  });
});

describe('the product name in a text', () => {
  const forms = { nominative: 'Museokortti', gen: 'Museokortin' };

  test.each([
    ['Oma {product}', 'Oma Museokortti'],
    ['Oma {product.nominative}', 'Oma Museokortti'],
    ['{product.gen} hinta', 'Museokortin hinta'],
    ['{0} ja {product}', '{0} ja Museokortti'],
  ])('%s becomes %s', (text, expected) => {
    expect(withProduct(text, forms)).toBe(expected);
  });

  test('falls back to the name when a form is missing', () => {
    expect(withProduct('{product.ine} {product.constructor}', forms)).toBe(
      'Museokortti Museokortti',
    );
  });
});

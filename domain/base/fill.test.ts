import { describe, expect, test } from 'vitest';
import { fill, withProduct } from './fill.ts';
import { LANGUAGES } from './language.ts';

describe('fill', () => {
  test('puts each argument into its placeholders, however often they occur', () => {
    expect(fill('{1} and {0} and {1}', 'a', 2)).toBe('2 and a and 2');
  });

  test('keeps a placeholder without an argument', () => {
    expect(fill('{0} {1}', 'a')).toBe('a {1}');
  });

  test('does not interpret placeholders or dollar signs inside an argument', () => {
    expect(fill('{0}, {1}', '{1}', '$&')).toBe('{1}, $&');
    expect(fill('{0|# day|# days}', '$&')).toBe('$& days');
  });
});

describe('plural form', () => {
  test.each([
    [0, 'Still 0 days, Eino.'],
    [1, 'Still one day, Eino.'],
    [2, 'Still 2 days, Eino.'],
    ['1', 'Still one day, Eino.'],
    ['1–2', 'Still 1–2 days, Eino.'],
    ['1 000', 'Still 1 000 days, Eino.'],
  ])('%s has the matching words', (count, text) => {
    expect(fill('Still {0|one day|# days}, {1}.', count, 'Eino')).toBe(text);
  });

  test('stays unfilled without an argument', () => {
    expect(fill('{0|# day|# days}')).toBe('{0|# day|# days}');
  });

  test.each(LANGUAGES)("of one in %s matches the language's plural rule", (language) => {
    const rules = new Intl.PluralRules(language);

    for (let count = 0; count <= 1_111; count += 1) {
      expect([count, fill('{0|one|other}', count)]).toEqual([count, rules.select(count)]);
    }
  });
});

describe('product name in a text', () => {
  const forms = { nominative: 'Museokortti', gen: 'Museokortin' };

  test.each([
    ['Oma {product}', 'Oma Museokortti'],
    ['Oma {product.nominative}', 'Oma Museokortti'],
    ['{product.gen} hinta', 'Museokortin hinta'],
    ['{0} ja {product}', '{0} ja Museokortti'],
  ])('%s becomes %s', (text, expected) => {
    expect(withProduct(text, forms)).toBe(expected);
  });

  test('falls back to the nominative when a form is missing', () => {
    expect(withProduct('{product.ine} {product.constructor}', forms)).toBe(
      'Museokortti Museokortti',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { fill, withProduct } from './fill.ts';

describe('filling a text', () => {
  test('puts each argument in its place, as often as it stands there', () => {
    expect(fill('{1} and {0} and {1}', 'a', 2)).toBe('2 and a and 2');
  });

  test('leaves a place without an argument as it is', () => {
    expect(fill('{0} {1}', 'a')).toBe('a {1}');
  });

  test('does not read places or dollar signs inside an argument', () => {
    expect(fill('{0}, {1}', '{1}', '$&')).toBe('{1}, $&');
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

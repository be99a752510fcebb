import { expect, test } from 'vitest';
import { fillProduct } from './fill-product.ts';

test('the product’s name is filled into every text, list and group in the requested form', () => {
  const texts = {
    title: 'Oma {product}',
    list: ['{product.gen} ehdot', 'ei mitään'],
    group: { inner: '{product.ill} ja {0}' },
  };

  const filled = fillProduct(texts, { nominative: 'Taidepassi', gen: 'Taidepassin' });

  expect(filled).toEqual({
    title: 'Oma Taidepassi',
    list: ['Taidepassin ehdot', 'ei mitään'],
    group: { inner: 'Taidepassi ja {0}' },
  });
});

import { expect, test } from 'vitest';
import { queryOf, searchOf } from './museum-search.ts';

test.each([
  '',
  '?haku=valo',
  '?paikkakunta=H%C3%A4meenlinna',
  '?alue=Turku&auki=1',
  '?lapsille=1&nayta=36',
  '?lahella=1&esteeton=1&lapsille=1&jarjestys=near',
])('%s is restored from the URL', (query) => {
  expect(queryOf(searchOf(query))).toBe(query);
});

test('values that are not offered are ignored', () => {
  expect(queryOf(searchOf('?auki=yes&jarjestys=best&utm=x&nayta=-3'))).toBe('');
  expect(searchOf('?nayta=9999').shown).toBe(2000);
  expect(searchOf(`?haku=${'ä'.repeat(300)}`).words).toHaveLength(100);
});

import { expect, test } from 'vitest';
import { filterOf, queryOf } from './museum-filter.ts';

test.each(['', '?haku=Turku', '?haku=Turku+taide&tila=coming&puuttuu=picture'])(
  'the URL %s keeps the filter',
  (query) => {
    expect(queryOf(filterOf(query))).toBe(query);
  },
);

test('invalid values in the URL are ignored', () => {
  expect(filterOf('?tila=gone&puuttuu=x')).toEqual({ words: '', state: null, gap: null });
});

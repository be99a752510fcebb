import { expect, test } from 'vitest';
import { filterOf, queryOf } from './museum-filter.ts';

test.each(['', '?haku=Turku', '?haku=Turku+taide&tila=coming&puuttuu=picture'])(
  'the address %s keeps what was chosen',
  (query) => {
    expect(queryOf(filterOf(query))).toBe(query);
  },
);

test('what nobody can choose is not taken from an address', () => {
  expect(filterOf('?tila=gone&puuttuu=x')).toEqual({ words: '', state: null, gap: null });
});

import { expect, test } from 'vitest';
import { localDate } from '../../../../domain/base/local-date.ts';
import { emptyForm, type FilterForm, readFilter } from './filter-input.ts';

const TODAY = localDate('2026-11-17');
const sound: FilterForm = { ...emptyForm(TODAY), amount: '14', cause: 'Museon remontti' };

test('an untouched filter selects all cards valid today', () => {
  expect(readFilter(sound)).toEqual({
    wanted: {
      filter: {
        valid: { from: TODAY, to: TODAY },
        visits: null,
        bought: null,
        postalCodes: [],
        origins: [],
        languages: [],
      },
      unit: 'days',
      amount: 14,
      cause: 'Museon remontti',
    },
  });
});

test('postal codes may be separated by commas, spaces or lines', () => {
  const read = readFilter({ ...sound, postalCodes: ' 20,\n00100; 33 ' });
  expect(read).toMatchObject({ wanted: { filter: { postalCodes: ['20', '00100', '33'] } } });
});

test('visits to any museum have no museum', () => {
  const visitDays = { from: '2026-10-01', to: '2026-10-31' };
  const read = readFilter({ ...sound, visits: 'notVisited', visitDays });
  expect(read).toMatchObject({ wanted: { filter: { visits: { museumId: null } } } });
});

test.each<[Partial<FilterForm>, string]>([
  [{ valid: { from: '2026-11-17', to: '2026-11-16' } }, 'valid'],
  [{ valid: { from: '', to: '2026-11-16' } }, 'valid'],
  [{ visits: 'visited' }, 'visitDays'],
  [{ bought: { from: '2026-01-01', to: '' } }, 'bought'],
  [{ postalCodes: '20, Turku' }, 'postalCodes'],
  [{ amount: '0' }, 'amount'],
  [{ amount: '1,5' }, 'amount'],
  [{ amount: '13', unit: 'months' }, 'amount'],
  [{ cause: '  a ' }, 'cause'],
])('%o is refused at %s', (changes, field) => {
  expect(readFilter({ ...sound, ...changes })).toEqual({
    faults: { [field]: expect.any(String) },
  });
});

import { describe, expect, test } from 'vitest';
import { museumFacts } from '../../test/given-museum-facts.ts';
import { hoursCell, pricesIn, seasonsIn } from './hours/hours-cell.ts';
import { columnNames, museumRow, readMuseumRow } from './museum-columns.ts';
import { emptyMuseum } from './museum-facts.ts';

const facts = museumFacts();

describe('museum table row', () => {
  test('reads back as it was written', () => {
    const read = readMuseumRow(columnNames(), museumRow('kotimuseo', facts), facts);
    expect(read).toMatchObject({ facts, badCells: [] });
  });

  test('leaves parts without a column unchanged', () => {
    const read = readMuseumRow(['slug', 'name_fi'], ['kotimuseo', 'Uusi nimi'], facts);
    expect(read).toMatchObject({ facts: { ...facts, name: { ...facts.name, fi: 'Uusi nimi' } } });
  });

  test('reports invalid cells with their columns', () => {
    const head = ['slug', 'latitude', 'hours', 'joined_on', 'for_children'];
    const row = ['x', 'pohjoinen', 'aina auki', '1.1.2027', 'kyllä'];
    expect(readMuseumRow(head, row, emptyMuseum('2027-01-01'))).toMatchObject({
      badCells: [
        { column: 'latitude', cell: 'pohjoinen' },
        { column: 'for_children', cell: 'kyllä' },
        { column: 'joined_on', cell: '1.1.2027' },
        { column: 'hours', cell: 'aina auki' },
      ],
    });
  });
});

test.each([
  ['2027-01-01/2027-05-31 1-5 10:00-17:00 | 2027-06-01/ closed'],
  ['2027-01-01/ 1 10:00-12:00 13:00-16:00, 3 10:00-24:00, 6-7 11:00-16:00'],
  [''],
])('reads and writes the hours cell alike: %s', (cell) => {
  expect(hoursCell(seasonsIn(cell) ?? [])).toBe(cell);
});

test.each([
  'ma-pe 10-17',
  '2027-01-01/ 1-5',
  '2027-01-01 closed',
  '2027-02-30/ closed',
  '2027-01-01/ 8 10:00-11:00',
])('rejects the hours cell: %s', (cell) => expect(seasonsIn(cell)).toBeNull());

test('keeps the start day of prices', () => {
  expect(pricesIn('2026-01-01 12.00 | 2027-01-01 14,50')).toEqual([
    { validFrom: '2026-01-01', amount: 1200 },
    { validFrom: '2027-01-01', amount: 1450 },
  ]);
  expect(pricesIn('12 €')).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { museumFacts } from '../../test/given-museum-facts.ts';
import { hoursCell, pricesIn, seasonsIn } from './hours/hours-cell.ts';
import { columnNames, columnOf, museumRow, readMuseumRow } from './museum-columns.ts';
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

test('prices in a cell have their start days, and a price without one is rejected', () => {
  expect(pricesIn('2026-01-01 12.00 | 2027-01-01 14,50')).toEqual([
    { validFrom: '2026-01-01', amount: 1200 },
    { validFrom: '2027-01-01', amount: 1450 },
  ]);
  expect(pricesIn('12 €')).toBeNull();
});

describe('a cell of the table of museums', () => {
  const read = (column: string, cell: string, held = facts) =>
    readMuseumRow(['slug', column], ['kotimuseo', cell], held);
  test.each<[string, string, object]>([
    ['name_fi', 'A'.repeat(120), { name: { ...facts.name, fi: 'A'.repeat(120) } }],
    ['town_sv', 'B'.repeat(60), { town: { ...facts.town, sv: 'B'.repeat(60) } }],
    ['latitude', '-60,1234567891', { place: { ...facts.place, latitude: -60.1234567891 } }],
    ['longitude', '24', { place: { ...facts.place, longitude: 24 } }],
    ['phone', '+3582123456', {}],
    ['phone', "'+358 2 999", { contact: { ...facts.contact, phone: '+358 2 999' } }],
    ['phone', '1'.repeat(254), { contact: { ...facts.contact, phone: '1'.repeat(254) } }],
    ['website', "'x", { contact: { ...facts.contact, website: "'x" } }],
    ['street_address', " ' =1 ", { address: { ...facts.address, street: ' =1' } }],
    ['for_children', '0', { visit: { ...facts.visit, forChildren: false } }],
    ['last_entry_minutes', '', { visit: { ...facts.visit, lastEntryMinutes: null } }],
    ['last_entry_minutes', '5', { visit: { ...facts.visit, lastEntryMinutes: 5 } }],
    ['last_entry_minutes', '240', { visit: { ...facts.visit, lastEntryMinutes: 240 } }],
    ['left_on', '2027-05-31', { membership: { ...facts.membership, leftOn: '2027-05-31' } }],
    ['left_on', '', {}],
    ['nothing_of_ours', 'x', {}],
  ])('%s %j is read', (column, cell, change) => {
    expect(read(column, cell)).toEqual({
      facts: { ...facts, ...change },
      badCells: [],
      unread: [],
    });
  });

  test.each([
    ['name_fi', 'A'.repeat(121), 'name'],
    ['phone', '1'.repeat(255), 'contact'],
    ['latitude', '1234', 'place'],
    ['latitude', '60.', 'place'],
    ['latitude', 'x60', 'place'],
    ['latitude', '60x', 'place'],
    ['for_children', '10', 'visit'],
    ['for_children', '01', 'visit'],
    ['last_entry_minutes', '4', 'visit'],
    ['last_entry_minutes', '241', 'visit'],
    ['last_entry_minutes', '5.5', 'visit'],
    ['left_on', 'kesä', 'membership'],
    ['ticket_prices', '12 €', 'prices'],
  ])('%s %j cannot be read, and nothing is said of its part', (column, cell, part) => {
    expect(read(column, cell)).toEqual({ facts, badCells: [{ column, cell }], unread: [part] });
  });

  test('is written without what is not said, with the decimal sign of the reader', () => {
    const none = emptyMuseum('2027-01-01');
    const row = museumRow('uusi', none, (cell) => cell.replaceAll('.', ','));
    const cells = Object.fromEntries(columnNames().map((name, at) => [name, row[at]]));
    const { slug, latitude, longitude, for_children, joined_on, ...rest } = cells;
    expect([slug, latitude, longitude, for_children, joined_on]).toEqual([
      ...['uusi', '0', '0', '0', '2027-01-01'],
    ]);
    expect(Object.values(rest).filter((cell) => cell !== '')).toEqual([]);
    const written = museumRow('k', facts, (cell) => cell.replaceAll('.', ','));
    expect(written).toEqual(expect.arrayContaining(['60,4518', '2027-01-01 12,00', '30', '1']));
  });
});

test('a fault is shown in the column of what is wrong, of words in the first language that is empty', () => {
  expect(columnOf(['name'], { name: { fi: 'Koti', sv: '', en: '' } })).toBe('name_sv');
  expect(columnOf(['name'], { name: { fi: 'Koti', sv: 'Hem', en: 'Home' } })).toBe('name_fi');
  expect(columnOf(['contact', 'phone'], facts)).toBe('phone');
  expect(columnOf(['prices', 0], facts)).toBe('ticket_prices');
  expect(columnOf(['pictures', 0], facts)).toBe('pictures');
});

test('a new museum says nothing', () => {
  const words = { fi: '', sv: '', en: '' };
  expect(emptyMuseum('2027-01-01')).toEqual({
    ...{ name: words, town: words, description: words },
    address: { street: '', zipCode: '' },
    place: { latitude: 0, longitude: 0 },
    contact: { website: '', phone: '', emailAddress: '' },
    visit: { forChildren: false, lastEntryMinutes: null },
    ...{ seasons: [], exceptions: [], exhibitions: [], charges: [] },
    access: { checkedOn: null, facts: [] },
    ...{ ways: [], prices: [], pictures: [] },
    membership: { joinedOn: '2027-01-01', leftOn: null, leftReason: '' },
  });
});

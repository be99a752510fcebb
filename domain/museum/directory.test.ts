import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { matchingMuseums } from './matching-museums.ts';
import { type MuseumOrder, museumOfDay, orderedMuseums } from './museum-order.ts';
import { townClusters } from './town-clusters.ts';

const day = localDate('2026-11-17');
const hours = (closes: string | null) => ({
  day,
  kind: closes ? ('open' as const) : ('closed' as const),
  spans: closes ? [{ opens: '10:00', closes }] : [],
  isException: false,
  reason: null,
  next: null,
  lastEntryMinutes: null,
});
const show = (name: string, beginsOn: string) => ({ name, beginsOn: localDate(beginsOn) });
const MUSEUMS = [
  { slug: 'b', name: 'Östra', town: 'Espoo', hours: hours('18:00'), exhibitions: [] },
  {
    slug: 'a',
    name: 'Ateneum',
    town: 'Helsinki',
    hours: hours('17:00'),
    exhibitions: [show('Valon paino', '2026-11-01')],
  },
  {
    slug: 'c',
    name: 'Koti',
    town: 'Turku',
    hours: hours(null),
    exhibitions: [show('Köysi', '2026-11-10')],
  },
];
const context = {
  clock: '12:00',
  language: 'fi' as const,
  kilometres: new Map([
    ['a', 3],
    ['b', 2],
    ['c', 150],
  ]),
};

test.each<[MuseumOrder, string]>([
  ['town', 'bac'],
  ['near', 'bac'],
  ['closing', 'abc'],
  ['newest', 'cab'],
  ['name', 'acb'],
])('museums in the order %s are %s', (order, slugs) => {
  const ordered = orderedMuseums(MUSEUMS, order, context);
  expect(ordered.map(({ slug }) => slug).join('')).toBe(slugs);
});

test('exhibition is found by its name, also together with the town', () => {
  const found = (words: string) =>
    matchingMuseums(MUSEUMS, { words, town: '' }).map(({ slug }) => slug);
  expect(found('valon')).toEqual(['a']);
  expect(found('helsinki paino')).toEqual(['a']);
  expect(found('koysi')).toEqual(['c']);
});

test('museum of the day is open, and the same for everybody', () => {
  expect(museumOfDay(MUSEUMS)?.hours.kind).toBe('open');
  expect(museumOfDay(MUSEUMS)).toBe(museumOfDay(MUSEUMS));
  expect(museumOfDay(MUSEUMS.slice(2))).toBeUndefined();
});

test("neighbouring towns are clustered under the largest one's name", () => {
  const at = (town: string, latitude: number, longitude: number) => ({
    name: town,
    town,
    latitude,
    longitude,
  });
  const clusters = townClusters([
    at('Espoo', 60.2, 24.65),
    at('Helsinki', 60.17, 24.94),
    at('Helsinki', 60.18, 24.95),
    at('Turku', 60.45, 22.27),
  ]);
  expect(clusters.map(({ town, towns, count }) => [town, towns, count])).toEqual([
    ['Helsinki', ['Helsinki', 'Espoo'], 3],
    ['Turku', ['Turku'], 1],
  ]);
});

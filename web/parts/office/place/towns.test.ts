import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoMuseums } from '../../../../db/seed/demo-museums.ts';
import { distanceKm } from '../../../../domain/museum/distance.ts';
import { isInNeighbourhood } from '../../../../domain/museum/typed-place.ts';
import { findTown, townsOf } from './towns.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const postTowns: [string, string, string][] = read('../../form/post-towns.json');
const towns = townsOf(read('./towns.json'), postTowns);

test('every known postal code has coordinates in Finland', () => {
  const codes = postTowns.flatMap(([, , each]) => each.split(' '));
  expect(codes.filter((code) => findTown(towns, code) === null)).toEqual([]);
  expect(towns.all.filter(({ place }) => !isInNeighbourhood(place))).toEqual([]);
});

test('the town of a museum is near the museum', () => {
  for (const { slug, townFi, latitude, longitude } of demoMuseums()) {
    const town = findTown(towns, townFi);
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    if (town)
      expect({ slug, isNear: distanceKm(town.place, place) < 40 }).toEqual({ slug, isNear: true });
  }
});

test.each([
  ['00100', 'Helsinki'],
  ['24100', 'Salo'],
  [' salo ', 'Salo'],
  ['ÄÄNEKOSKI', 'Äänekoski'],
  ['22100', 'Mariehamn'],
  ['Parainen', 'Pargas'],
  // It has no point, so its municipality's is used.
  ['Korppoo', 'Pargas'],
])('%s is in %s', (typed, name) => {
  expect(findTown(towns, typed)?.name).toBe(name);
});

test.each(['', '99998', '2410', 'Atlantis'])('“%s” is not found', (typed) => {
  expect(findTown(towns, typed)).toBeNull();
});

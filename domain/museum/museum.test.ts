import { expect, test } from 'vitest';
import { distanceKm, nearest } from './distance.ts';
import { byTown, matchingMuseums } from './matching-museums.ts';

const MUSEUMS = [
  {
    slug: 'ateneum',
    name: 'Ateneumin taidemuseo',
    town: 'Helsinki',
    latitude: 60.17,
    longitude: 24.94,
  },
  { slug: 'hame', name: 'Hämeen linna', town: 'Hämeenlinna', latitude: 61.004, longitude: 24.458 },
  { slug: 'turku', name: 'Turun linna', town: 'Turku', latitude: 60.435, longitude: 22.229 },
  { slug: 'wam', name: 'WAM', town: 'Turku', latitude: 60.446, longitude: 22.253 },
];

test.each([
  ['', '', ['ateneum', 'hame', 'turku', 'wam']],
  ['linna', '', ['hame', 'turku']],
  ['hameen', '', ['hame']],
  ['HÄMEEN', '', ['hame']],
  ['turku linna', '', ['turku']],
  ['turku', '', ['turku', 'wam']],
  ['linna', 'Turku', ['turku']],
  ['', 'Turku', ['turku', 'wam']],
  ['ei ole', '', []],
])('"%s" in "%s" finds %j', (words, town, slugs) => {
  expect(matchingMuseums(MUSEUMS, { words, town }).map(({ slug }) => slug)).toEqual(slugs);
});

test('museums of a town are listed together', () => {
  expect(byTown(MUSEUMS).map(({ town, museums }) => [town, museums.length])).toEqual([
    ['Helsinki', 1],
    ['Hämeenlinna', 1],
    ['Turku', 2],
  ]);
});

test('nearest museum excludes the museum itself', () => {
  const [here, ...others] = MUSEUMS.toReversed();
  if (!here) throw new Error('no museum');

  expect(nearest(here, [...others, here], 2).map(({ slug }) => slug)).toEqual(['turku', 'hame']);
  expect(
    Math.round(
      distanceKm({ latitude: 60.17, longitude: 24.94 }, { latitude: 60.45, longitude: 22.27 }),
    ),
  ).toBe(150);
});

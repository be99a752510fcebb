import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { BUILDINGS, type BuildingName, museumDesign } from '../museum/drawing/museum-design.ts';
import { museumPile } from '../museum/drawing/museum-pile.ts';
import { landKnots, placeAt, placeOnMap } from '../museum/finland.ts';
import { mapRows } from '../museum/map-strands.ts';
import type { CompositionName, Design } from './design.ts';
import { fringe, fringeColour } from './fringe.ts';
import { PALETTE_NAMES } from './palettes.ts';
import { pile, strandWidth } from './pile.ts';
import { visitKnots, visitStrandWidth } from './visit-knots.ts';

const LOOM = { width: 90, height: 64, knotWidth: 6, knotHeight: 7, strandsPerKnot: 3, woven: 1 };

/** Rounded to what is visible: a hundredth of a pixel is not. */
const digestOf = (drawn: unknown) =>
  createHash('sha256')
    .update(
      JSON.stringify(drawn, (_, value) =>
        typeof value === 'number' ? Math.round(value * 100) / 100 + 0 : value,
      ),
    )
    .digest('hex')
    .slice(0, 12);

// Existing cards, also printed ones, keep their picture: a changed value here changes all of them.
test.each<[CompositionName, string]>([
  ['horisontti', '70d01a44ca5a'],
  ['kehra', '0fc7fe473f08'],
  ['ovi', '1b826a6157e4'],
  ['revontulet', '8d3509b99350'],
  ['tilkut', '96c018499c85'],
  ['tuuli', 'd32938f2a008'],
])('%s is drawn unchanged', (composition, digest) => {
  const drawn = PALETTE_NAMES.map((palette, at) => {
    const design: Design = { palette, composition, seed: 237_701_917 + at * 7_919 };
    return [...pile(design, LOOM), visitKnots(design, LOOM, 3), fringe(design, 90, 12)];
  });
  expect(digestOf(drawn)).toBe(digest);
});

test('unfinished textile, its fringe and visits are drawn unchanged', () => {
  const design: Design = { palette: 'halla', composition: 'ovi', seed: 23_770 };
  expect(digestOf([...pile(design, { ...LOOM, woven: 0.4 })])).toBe('0640c0fedbbf');
  expect(PALETTE_NAMES.map((palette) => fringeColour({ ...design, palette }))).toEqual([
    ...['#b5c5cf', '#9f7c9a', '#f0b253', '#db7c68', '#acb894', '#aeb3b3', '#ce9eab', '#99bdb8'],
  ]);
  expect(strandWidth(LOOM)).toBe(3);
  expect(visitStrandWidth(LOOM)).toBeCloseTo(1.8);
});

test('map of Finland is drawn unchanged, and its points convert back', () => {
  expect(digestOf([...mapRows(300, 600)])).toBe('221ff86f0364');
  expect(digestOf(landKnots())).toBe('abd0c0da3b8a');
  const place = { latitude: 60.45, longitude: 22.27 };
  const { x, y } = placeOnMap(place);
  expect([x, y].map((share) => share.toFixed(3))).toEqual(['0.240', '0.928']);
  const again = placeAt({ x, y });
  expect(again.latitude).toBeCloseTo(place.latitude, 8);
  expect(again.longitude).toBeCloseTo(place.longitude, 8);
});

test('a museum without a picture is drawn as ever', () => {
  const names = Object.keys(BUILDINGS) as BuildingName[];
  const loom = { ...LOOM, width: 150, height: 100, knotWidth: 3, knotHeight: 3 };
  const design = museumDesign('kotimuseo');
  const drawn = names.map((building) =>
    digestOf(
      [true, false].map((isNight) => [...museumPile({ ...design, building, isNight }, loom)]),
    ),
  );
  expect(new Set(drawn).size).toBe(names.length);
  expect(drawn).toEqual([
    ...['8375f938a3fa', 'f2b6765b54d3', 'f87c2827342d', '8cf2ba2a1dad', 'a430bd45f1a4'],
    ...['14e23c320820', 'f389d57fbc2d', 'd966d4667b0f', '24576cfb459b', '0bff09a22761'],
    ...['514f904e3340', 'd1229e35ac99', '468a8255eb2e', '316611eb4ac2'],
  ]);
});

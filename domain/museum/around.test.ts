import { expect, test } from 'vitest';
import { placeAround, pointAround } from './around.ts';
import { distanceKm } from './distance.ts';

const salo = { latitude: 60.3833, longitude: 23.1333 };
const turku = { latitude: 60.4515, longitude: 22.2687 };

test('map centre is the middle of the map', () => {
  expect(pointAround(salo, 40, salo)).toEqual({ x: 0.5, y: 0.5 });
});

test('town north-west of the centre is left and above it, at its true distance', () => {
  const { x, y } = pointAround(salo, 200, turku);
  expect(x).toBeLessThan(0.5);
  expect(y).toBeLessThan(0.5);
  expect(Math.hypot(x - 0.5, y - 0.5) * 200).toBeCloseTo(distanceKm(salo, turku), 0);
});

test.each([20, 100])('press on a map of %s km returns the place shown there', (km) => {
  const place = placeAround(salo, km, { x: 0.1, y: 0.8 });
  const { x, y } = pointAround(salo, km, place);
  expect([x, y]).toEqual([expect.closeTo(0.1, 9), expect.closeTo(0.8, 9)]);
});

import { expect, test } from 'vitest';
import { museumDesign } from './museum-design.ts';
import { museumPile } from './museum-pile.ts';

const LOOM = { width: 160, height: 100, knotWidth: 8, knotHeight: 10, strandsPerKnot: 2, woven: 1 };

test('museum drawing is the same for the same name', () => {
  const design = museumDesign('turun-linna');
  expect(design).toEqual(museumDesign('turun-linna'));
  expect(design.building).toBe('linna');
  expect(museumDesign('hameenlinnan-taidemuseo').building).not.toBe('linna');
  expect([...museumPile(design, LOOM)]).toEqual([...museumPile(design, LOOM)]);
  expect(museumDesign('a')).not.toEqual(museumDesign('b'));
});

test('museum drawing gives every strand a colour and a length', () => {
  const strands = [...museumPile(museumDesign('amos-rex'), LOOM)].flat();
  expect(strands.every(({ colour, dy }) => /^#[0-9a-f]{6}$/.test(colour) && dy > 0)).toBe(true);
  expect(strands.length).toBe(12 * 22 * 2);
});

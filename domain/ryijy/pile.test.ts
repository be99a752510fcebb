import { describe, expect, test } from 'vitest';
import type { Design } from './design.ts';
import { pile } from './pile.ts';
import { visitKnots } from './visit-knots.ts';

const DESIGN: Design = { palette: 'halla', composition: 'ovi', seed: 23770 };
const LOOM = { width: 60, height: 42, knotWidth: 6, knotHeight: 7, strandsPerKnot: 4, woven: 1 };

describe('textile pile', () => {
  test('is knotted row by row from the bottom up', () => {
    const heights = [...pile(DESIGN, LOOM)].map((row) => row[0]?.y ?? 0);

    expect(heights).toHaveLength(8);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
  });

  test('reaches half way up when half is woven, with the same knots', () => {
    const half = [...pile(DESIGN, { ...LOOM, woven: 0.5 })];

    expect(half).toEqual([...pile(DESIGN, LOOM)].slice(0, half.length));
    expect(half).toHaveLength(4);
  });

  test('has four strands in each knot, and a knot over each edge', () => {
    for (const row of pile(DESIGN, LOOM)) expect(row).toHaveLength((10 + 2) * 4);
  });
});

describe('visit knots', () => {
  test('keep their places when later visits are added', () => {
    const three = visitKnots(DESIGN, LOOM, 3);

    expect(visitKnots(DESIGN, LOOM, 5).slice(0, three.length)).toEqual(three);
  });

  test("use the palette's light and stay inside the textile", () => {
    for (const { colour, x, y } of visitKnots(DESIGN, LOOM, 40)) {
      expect(colour).toBe('#fbe3a1');
      expect(x).toBeGreaterThan(-3);
      expect(x).toBeLessThan(LOOM.width + 3);
      expect(y).toBeLessThan(LOOM.height);
    }
  });
});

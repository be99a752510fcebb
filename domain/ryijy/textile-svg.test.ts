import { describe, expect, test } from 'vitest';
import type { CompositionName } from './design.ts';
import { hash32 } from './seeded-random.ts';
import { textileSvg } from './textile-svg.ts';

const LOOM = { width: 240, height: 168, knotWidth: 6, knotHeight: 7, strandsPerKnot: 4, woven: 1 };

function knotsOf(composition: CompositionName): string {
  const svg = textileSvg({ palette: 'halla', composition, seed: 23770 }, LOOM);
  return /<g stroke-width="[^"]+">(.*)<\/g><\/g>/.exec(svg)?.[1] ?? '';
}

describe('textile SVG', () => {
  // Numbers of the first version of the generator: a card keeps its picture for life.
  test.each<[CompositionName, number]>([
    ['horisontti', 1805455821],
    ['ovi', 998083901],
    ['tilkut', 1772847288],
    ['tuuli', 3411413334],
    ['revontulet', 19317115],
    ['kehra', 2602976847],
  ])('of the composition %s has unchanged knots', (composition, digest) => {
    expect(hash32(knotsOf(composition))).toBe(digest);
  });

  test('begins with the strand at the lower left corner', () => {
    expect(knotsOf('ovi')).toMatch(/^<path d="M-5\.0 168\.3l-0\.6 14\.8/);
  });

  test('has a fringe only when there is room for one', () => {
    const design = { palette: 'halla', composition: 'ovi', seed: 23770 } as const;

    expect(textileSvg(design, LOOM)).toContain('viewBox="0 0 240 168"');
    expect(textileSvg(design, LOOM)).not.toContain('opacity=".9"');
    expect(textileSvg(design, LOOM, 24)).toContain('viewBox="0 0 240 192"');
    expect(textileSvg(design, LOOM, 24)).toContain('M1.0 166q0.2 12.0 -0.1 18.4');
  });
});

import { describe, expect, test } from 'vitest';
import type { CompositionName } from './design.ts';
import { hash32 } from './seeded-random.ts';
import { textileSvg } from './textile-svg.ts';

const LOOM = { width: 60, height: 42, knotWidth: 6, knotHeight: 7, strandsPerKnot: 4, woven: 1 };

function knotsOf(composition: CompositionName): string {
  const svg = textileSvg({ palette: 'halla', composition, seed: 23770 }, LOOM);
  return /<g stroke-width="[^"]+">(.*)<\/g><\/g>/.exec(svg)?.[1] ?? '';
}

describe('a textile', () => {
  // The numbers are of the first version of the generator: a card keeps its picture for life.
  test.each<[CompositionName, number]>([
    ['horisontti', 4222323967],
    ['ovi', 2419940696],
    ['tilkut', 2560508124],
    ['tuuli', 380986879],
    ['revontulet', 2874835440],
    ['kehra', 821946202],
  ])('of the composition %s has the very knots it has always had', (composition, digest) => {
    expect(hash32(knotsOf(composition))).toBe(digest);
  });

  test('begins with the strand at the lower left corner', () => {
    expect(knotsOf('ovi')).toMatch(/^<path d="M-5\.0 42\.3l-0\.5 14\.8" stroke="#243c62"\/>/);
  });

  test('has a fringe only when it is given room for one', () => {
    const design = { palette: 'halla', composition: 'ovi', seed: 23770 } as const;

    expect(textileSvg(design, LOOM)).toContain('viewBox="0 0 60 42"');
    expect(textileSvg(design, LOOM)).not.toContain('opacity=".9"');
    expect(textileSvg(design, LOOM, 24)).toContain('viewBox="0 0 60 66"');
    expect(textileSvg(design, LOOM, 24)).toContain('M1.0 40q0.2 12.0 -0.1 18.4');
  });
});

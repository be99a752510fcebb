import type { Design } from './design.ts';
import { PALETTES } from './palettes.ts';
import type { Loom, Strand } from './pile.ts';
import { seededRandom } from './seeded-random.ts';

const STRANDS = 7;

/** One bright knot per visit. A knot stays in place when later visits are added. */
export function visitKnots(design: Design, loom: Loom, visits: number): Strand[] {
  const random = seededRandom(design.seed ^ 0x76697369);
  const colour = PALETTES[design.palette].ember[1];
  return Array.from({ length: visits }, () => {
    const x = (0.06 + random() * 0.88) * loom.width;
    const y = (0.06 + random() * 0.84) * loom.height;
    return Array.from({ length: STRANDS }, (_, index) => ({
      colour,
      x: x + (index - 3) * loom.knotWidth * 0.26,
      y,
      dx: (index - 3) * loom.knotWidth * 0.1,
      dy: loom.knotHeight * 2.2,
    }));
  }).flat();
}

export function visitStrandWidth({ knotWidth }: Loom): number {
  return knotWidth * 0.3;
}

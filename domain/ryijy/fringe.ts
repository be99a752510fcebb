import type { Design } from './design.ts';
import { hexOf, labOf, mixed } from './oklab.ts';
import { PALETTES } from './palettes.ts';
import { seededRandom } from './seeded-random.ts';

/** Loose warp ends below the hem: each curve has a middle and an end point. */
export type FringeEnd = { x: number; bendX: number; bendY: number; dx: number; dy: number };

export function fringe(design: Design, width: number, length: number): FringeEnd[] {
  const random = seededRandom(design.seed ^ 77);
  const ends: FringeEnd[] = [];
  for (let x = 1; x < width; x += 3.1) {
    ends.push({
      x,
      bendX: (random() - 0.5) * 3,
      bendY: length * 0.5,
      dx: (random() - 0.5) * 4,
      dy: length * (0.72 + random() * 0.3),
    });
  }
  return ends;
}

export function fringeColour({ palette }: Design): string {
  const { ramp } = PALETTES[palette];
  return hexOf(mixed(labOf(ramp[4]), labOf(ramp[3]), 0.4));
}

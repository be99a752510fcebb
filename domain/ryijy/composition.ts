import type { Noise, Random } from './seeded-random.ts';

/** Where on the ramp a point lies, 0 deep to 1 light, and how much the ember glows there. */
export type Shade = readonly [tone: number, ember: number];

/** The picture at a point: u across and v down, both 0 to 1; aspect is width by height. */
export type Picture = (u: number, v: number, aspect: number) => Shade;

/** Draws its own choices from `random` once, then answers for any point. */
export type Composition = (random: Random, noise: Noise) => Picture;

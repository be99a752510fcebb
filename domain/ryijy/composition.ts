import type { Noise, Random } from './seeded-random.ts';

/** Position of a point on the colour ramp, 0 deep to 1 light, and the strength of the ember colour there. */
export type Shade = readonly [tone: number, ember: number];

/** The picture at a point: u across and v down, both 0 to 1; aspect is width by height. */
export type Picture = (u: number, v: number, aspect: number) => Shade;

/** Draws its parameters from `random` once, then returns a function for any point. */
export type Composition = (random: Random, noise: Noise) => Picture;

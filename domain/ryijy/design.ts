import type { Composition } from './composition.ts';
import { disc } from './compositions/disc.ts';
import { door } from './compositions/door.ts';
import { horizon } from './compositions/horizon.ts';
import { northernLights } from './compositions/northern-lights.ts';
import { patches } from './compositions/patches.ts';
import { wind } from './compositions/wind.ts';
import { PALETTE_NAMES, type PaletteName } from './palettes.ts';
import { hash32, seededRandom } from './seeded-random.ts';

/** The order decides which number gets which picture: append only, in a new version of the generator. */
export const COMPOSITIONS = {
  horisontti: horizon,
  ovi: door,
  tilkut: patches,
  tuuli: wind,
  revontulet: northernLights,
  kehra: disc,
} as const satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;
export const COMPOSITION_NAMES = Object.keys(COMPOSITIONS) as CompositionName[];

export type Design = { palette: PaletteName; composition: CompositionName; seed: number };

/** The same number always gives the same textile. Spaces and dashes are ignored. */
export function designOf(number: string): Design {
  const digits = number.replace(/\D/g, '') || number;
  const random = seededRandom(hash32(`ryijy:${digits}`));
  return {
    palette: oneOf(PALETTE_NAMES, random()),
    composition: oneOf(COMPOSITION_NAMES, random()),
    seed: Math.floor(random() * 1e9),
  };
}

function oneOf<Name>(names: Name[], share: number): Name {
  const name = names[Math.floor(share * names.length)];
  if (name === undefined) throw new Error(`not between 0 and 1: ${share}`);
  return name;
}

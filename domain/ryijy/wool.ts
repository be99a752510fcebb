import { COMPOSITIONS, type Design } from './design.ts';
import { type Lab, labOf, mixed } from './oklab.ts';
import { PALETTES } from './palettes.ts';
import { type Random, seededRandom, smoothNoise } from './seeded-random.ts';

export type Wool = (u: number, v: number, random: Random) => Lab;

/** Yarn colour of a knot: the picture's tone on the ramp, the ember over it, some randomness. */
export function woolOf(design: Design, aspect: number): Wool {
  const palette = PALETTES[design.palette];
  const ramp = palette.ramp.map(labOf);
  const light = step(ramp, ramp.length - 2);
  const [emberDeep, emberLight] = [labOf(palette.ember[0]), labOf(palette.ember[1])];
  const picture = COMPOSITIONS[design.composition](
    seededRandom(design.seed),
    smoothNoise(design.seed % 99991),
  );

  return (u, v, random) => {
    const [pure, ember] = picture(u, v, aspect);
    const tone = Math.max(0, Math.min(0.999, pure + (random() - 0.5) * 0.15));
    const place = tone * (ramp.length - 1);
    const below = Math.floor(place);
    let wool = mixed(step(ramp, below), step(ramp, below + 1), place - below);
    if (ember > 0) {
      const share = Math.min(1, random() ** 1.5 * (0.3 + 0.75 * tone));
      const glowing = mixed(emberDeep, emberLight, share);
      const glow = ember * 1.18 + (random() - 0.5) * 0.42;
      if (glow > 0.78) wool = glowing;
      else if (glow > 0.06) {
        wool = mixed(wool, mixed(glowing, light, 0.28), Math.min(1, glow * 0.92));
      }
    }
    return [
      wool[0] + (random() - 0.5) * 0.055,
      wool[1] + (random() - 0.5) * 0.012,
      wool[2] + (random() - 0.5) * 0.012,
    ];
  };
}

function step(ramp: Lab[], index: number): Lab {
  const wool = ramp[index];
  if (!wool) throw new Error(`the ramp has no step ${index}`);
  return wool;
}

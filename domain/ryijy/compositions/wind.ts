import type { Composition } from '../composition.ts';

/** Slanting waves, one with a glowing crest. */
export const wind: Composition = (random, noise) => {
  const angle = (random() < 0.5 ? -1 : 1) * (0.35 + random() * 0.5);
  const frequency = 2.2 + random() * 1.8;
  const phase = random() * 6;
  const crest = 0.25 + random() * 0.5;

  return (u, v, aspect) => {
    const x = u * aspect;
    const along =
      x * Math.sin(angle) + v * Math.cos(angle) + (noise(x * 2.2, v * 2.2) - 0.5) * 0.34;
    const wave = 0.5 + 0.5 * Math.sin(along * frequency * 3.14 + phase);
    const ember =
      Math.exp(-(((along - crest) / 0.035) ** 2)) * 0.95 * (0.4 + 0.8 * noise(x * 6, v * 6));
    return [0.1 + 0.82 * wave, ember];
  };
};

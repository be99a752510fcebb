import type { Composition } from '../composition.ts';

/** Curtains of light above a dark ridge. */
export const northernLights: Composition = (random, noise) => {
  const count = 3 + Math.floor(random() * 3);
  const curtains = Array.from({ length: count }, (_, index) => ({
    x: 0.08 + (0.84 * (index + 0.2 + random() * 0.6)) / count,
    width: 0.035 + random() * 0.05,
    height: 0.35 + random() * 0.5,
    kind: random(),
  }));

  return (u, v) => {
    const ridge = 0.86 + (noise(u * 5, 3) - 0.5) * 0.05;
    if (v > ridge) return [0.04, 0];

    let tone = 0.1 + 0.1 * noise(u * 2, v * 2) + 0.1 * v;
    let ember = 0;
    for (const { x, width, height, kind } of curtains) {
      const sway = (noise(v * 2.4 + kind * 9, kind * 20) - 0.5) * 0.22;
      const aside = Math.abs(u - x - sway) / width;
      const fade = (Math.abs(v - height * 0.72) / (height * 0.78)) ** 2;
      const glow = Math.exp(-aside * aside) * Math.max(0, 1 - fade);
      tone += glow * 0.72 * (0.65 + 0.5 * noise(u * 20, v * 3));
      if (kind > 0.62) ember += glow * 0.55 * Math.max(0, v - 0.35);
    }
    return [tone, ember];
  };
};

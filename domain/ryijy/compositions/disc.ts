import type { Composition } from '../composition.ts';

/** A glowing disc with a ring. */
export const disc: Composition = (random, noise) => {
  const centreX = 0.3 + random() * 0.4;
  const centreY = 0.36 + random() * 0.24;
  const radius = 0.2 + random() * 0.08;
  const ring = radius * (1.35 + random() * 0.35);
  const onLight = random() < 0.5;

  return (u, v, aspect) => {
    const distance =
      Math.hypot((u - centreX) * aspect, v - centreY) + (noise(u * 5, v * 5) - 0.5) * 0.025;
    if (distance < radius) {
      return [onLight ? 0.3 : 0.66, 0.92 - (distance / radius) * 0.35 * noise(u * 6, v * 6)];
    }
    const grain = noise(u * 2, v * 5) - 0.5;
    const ground = onLight ? 0.84 - 0.3 * v + grain * 0.16 : 0.16 + 0.22 * v + grain * 0.14;
    if (distance >= ring) return [ground, 0];
    const outwards = (distance - radius) / (ring - radius);
    return [ground + (onLight ? -1 : 1) * 0.34 * (1 - outwards), 0];
  };
};

import type { Composition, Shade } from '../composition.ts';

/** A lit doorway, square or arched, and its light on the floor. */
export const door: Composition = (random, noise) => {
  const centre = 0.38 + random() * 0.24;
  const half = 0.115 + random() * 0.045;
  const top = 0.17 + random() * 0.08;
  const bottom = 0.76 + random() * 0.06;
  const arched = random() < 0.4;
  const slant = (random() < 0.5 ? -1 : 1) * (0.05 + random() * 0.22);

  function isOpen(x: number, v: number): boolean {
    const inFrame = Math.abs(x) < half && v > top && v < bottom;
    if (arched && v < top + half) return inFrame && Math.hypot(x, v - (top + half)) < half;
    return inFrame;
  }

  function onFloor(x: number, v: number, [tone, ember]: Shade): Shade {
    const away = (v - bottom) / (1 - bottom);
    const width = half * (1 + away * 1.25);
    const outside = Math.abs(x - slant * away) - width;
    const soft = Math.max(0, Math.min(1, -outside * 40 + 0.5));
    const lit = Math.max(ember * (1 - soft), soft * (0.62 - 0.38 * away));
    const sill = v - bottom < 0.012 && Math.abs(x) < half;
    return [tone * (1 - soft * 0.92) + soft * (0.8 - away * 0.26), sill ? 0.9 : lit];
  }

  return (u, v, aspect) => {
    const x = (u - centre) * aspect;
    if (isOpen(x, v)) {
      const depth = (v - top) / (bottom - top);
      return [0.99 - 0.16 * depth - 0.1 * noise(u * 4, v * 4), 0.02 + 0.86 * depth ** 1.7];
    }
    const above = (arched ? top + half * 0.35 : top) - v;
    const beyondY = Math.max(0, above, v - bottom);
    const beyondX = Math.max(0, Math.abs(x) - half);
    const glow = Math.max(0, 1 - Math.hypot(beyondX, beyondY * 1.15) * 3.3);
    const wall = 0.12 + 0.13 * noise(u * 3, v * 3) + 0.05 * (1 - Math.abs(v - 0.45) * 1.6);
    const shade: Shade = [wall + glow * glow * 0.5, glow * glow * 0.1];
    return v >= bottom ? onFloor(x, v, shade) : shade;
  };
};

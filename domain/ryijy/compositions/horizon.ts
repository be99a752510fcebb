import type { Composition } from '../composition.ts';

/** A sun above the horizon, reflected on water. */
export const horizon: Composition = (random, noise) => {
  const line = 0.46 + random() * 0.16;
  const sunX = 0.28 + random() * 0.44;
  const sunRadius = 0.075 + random() * 0.05;
  const sunY = line - sunRadius * (1.0 + random() * 1.6);
  const inverted = random() < 0.35;

  return (u, v, aspect) => {
    const drift = (noise(u * 3, v * 3) - 0.5) * 0.1;
    const sky = v < line;
    let tone = sky
      ? 0.3 + 0.52 * (v / line) ** 1.5
      : 0.62 - 0.6 * ((v - line) / (1 - line)) ** 0.75;
    tone += drift + (noise(u * 1.2 + 9, v * 14) - 0.5) * (sky ? 0.1 : 0.34);
    if (inverted) tone = 0.95 - tone * 0.85;

    const fromSun = Math.hypot((u - sunX) * aspect, v - sunY);
    let ember = fromSun < sunRadius ? 1 : Math.max(0, 0.55 - (fromSun - sunRadius) * 4.2) * 0.55;
    if (v > line) {
      const spread = 0.02 + (v - line) * 0.2;
      const aside = Math.abs(u - sunX) * aspect;
      const road =
        Math.max(0, 1 - aside / spread) *
        (0.75 - (0.6 * (v - line)) / (1 - line)) *
        (0.35 + 0.9 * noise(u * 2, v * 26));
      ember = Math.max(ember, road);
    }
    return [tone, ember];
  };
};

/** 0 to 1, deterministic by seed, row and question. */
export function chance(seed: number, row: number, question: string): number {
  let mixed = Math.imul(seed + 0x6d2b79f5, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca6b);
  for (const sign of question) mixed = Math.imul(mixed ^ sign.charCodeAt(0), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** A whole number from `least` to `most`, inclusive. */
export function whole(
  [seed, row, question]: [number, number, string],
  least: number,
  most: number,
): number {
  return least + Math.floor(chance(seed, row, question) * (most - least + 1));
}

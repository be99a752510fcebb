export type Random = () => number;
export type Noise = (x: number, y: number) => number;

const WHOLE = 4_294_967_296;

/** FNV-1a with a final mix, so that neighbouring numbers are far apart. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Deterministic random numbers from 0 to 1 for a seed. */
export function seededRandom(seed: number): Random {
  // Signed: engines keep a 32-bit integer without allocation.
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / WHOLE;
  };
}

/** Smooth two-dimensional noise from 0 to 1, deterministic for a seed. */
export function smoothNoise(seed: number): Noise {
  const start = Math.imul(seed, 1442695041);
  const at = (x: number, y: number) => {
    let mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + start) | 0;
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / WHOLE;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = eased(x - column);
    const down = eased(y - row);
    const a = at(column, row);
    const b = at(column + 1, row);
    const c = at(column, row + 1);
    const d = at(column + 1, row + 1);
    return a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down;
  };
}

function eased(t: number): number {
  return t * t * (3 - 2 * t);
}

import type { Design } from './design.ts';
import { hexOf, type Lab } from './oklab.ts';
import { seededRandom, smoothNoise } from './seeded-random.ts';
import { woolOf } from './wool.ts';

export type Loom = {
  width: number;
  height: number;
  knotWidth: number;
  knotHeight: number;
  strandsPerKnot: number;
  /** Finished share of the textile, from the bottom up: 1 is complete. */
  woven: number;
};

/** One strand of yarn: from x, y it hangs by dx and dy. */
export type Strand = { colour: string; x: number; y: number; dx: number; dy: number };

export function strandWidth({ knotWidth, strandsPerKnot }: Loom): number {
  return (knotWidth / strandsPerKnot) * 1.5;
}

/** Strands row by row from the bottom up, so that each row overlaps the one below, like yarn. */
export function* pile(design: Design, loom: Loom): Generator<Strand[]> {
  const { width, height, knotWidth, knotHeight, woven } = loom;
  const columns = Math.ceil(width / knotWidth);
  const rows = Math.ceil(height / knotHeight);
  const random = seededRandom(design.seed ^ 0x5bd1e995);
  const wool = woolOf(design, width / height);
  const wind = smoothNoise((design.seed >> 3) % 7919);
  const last = woven >= 1 ? -1 : Math.floor(rows * (1 - woven));

  for (let row = rows; row >= last; row -= 1) {
    const v = within((row + 0.5) / rows);
    const strands: Strand[] = [];
    for (let column = -1; column <= columns; column += 1) {
      const u = (column + 0.5) / columns;
      const base = wool(within(u), v, random);
      const lean = (wind(u * 3.2, v * 3.2) - 0.5) * 2;
      tie({ column, row, base, lean }, loom, random, strands);
    }
    yield strands;
  }
}

type Knot = {
  column: number;
  row: number;
  base: Lab;
  lean: number;
};

/** Adds the strands of one knot to its row. */
function tie(knot: Knot, loom: Loom, random: () => number, strands: Strand[]): void {
  const { column, row, base, lean } = knot;
  const { knotWidth, knotHeight, strandsPerKnot } = loom;
  for (let index = 0; index < strandsPerKnot; index += 1) {
    const shadow = index === 0 ? 0.035 : 0;
    const lightness = base[0] + (random() - 0.5) * 0.05 - shadow;
    const x = (column + (index + 0.5) / strandsPerKnot + (random() - 0.5) * 0.35) * knotWidth;
    const y = row * knotHeight + (random() - 0.5) * knotHeight * 0.35;
    const dx = (lean * 0.9 + (random() - 0.5) * 0.9) * knotWidth * 0.42;
    const dy = knotHeight * (1.55 + random() * 0.75);
    strands.push({ colour: dyed(lightness, base[1], base[2]), x, y, dx, dy });
  }
}

/** Cached colours: a few thousand at most, whatever is drawn. */
const dyes = new Map<number, string>();

/** A limited palette like dyed yarn, so that all strands of one colour are drawn with a single path. */
function dyed(lightness: number, greenRed: number, blueYellow: number): string {
  const l = Math.round(lightness * 42);
  const a = Math.round(greenRed * 70);
  const b = Math.round(blueYellow * 70);
  const key = (l * 1000 + a) * 1000 + b;
  let colour = dyes.get(key);
  if (colour === undefined) {
    colour = hexOf([l / 42, a / 70, b / 70]);
    dyes.set(key, colour);
  }
  return colour;
}

function within(share: number): number {
  return Math.max(0, Math.min(1, share));
}

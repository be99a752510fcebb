import { designOf } from '../../../domain/ryijy/design.ts';
import { PALETTES } from '../../../domain/ryijy/palettes.ts';
import { type Loom, pile, type Strand, strandWidth } from '../../../domain/ryijy/pile.ts';
import { encodePng } from './png.ts';

/** As it hangs above a letter. */
const IN_LETTERS: Loom = {
  width: 360,
  height: 344,
  knotWidth: 6.5,
  knotHeight: 7.5,
  strandsPerKnot: 3,
  woven: 1,
};
const MOST_COLOURS = 256;

/** The rya of a card, which says nothing of its number. Drawn without blending, so that it stays small. */
export function ryaPng(seed: number, loom = IN_LETTERS): Buffer {
  const { width, height } = loom;
  const design = designOf(String(seed));
  const palette: string[] = [PALETTES[design.palette].ramp[0]];
  const places = new Map<string, number>([[palette[0] as string, 0]]);
  const indexes = new Uint8Array(width * height);
  const canvas = { indexes, width, height, radius: strandWidth(loom) / 2 };
  for (const row of pile(design, loom)) {
    for (const strand of row) drawStrand(canvas, strand, placeOf(strand.colour, places, palette));
  }
  return encodePng({ width, height, indexes, palette });
}

type Canvas = { indexes: Uint8Array; width: number; height: number; radius: number };

/** A design has some eighty dyes; were there ever too many, the last stands in for the rest. */
function placeOf(colour: string, places: Map<string, number>, palette: string[]): number {
  const known = places.get(colour);
  if (known !== undefined) return known;
  const place = Math.min(palette.length, MOST_COLOURS - 1);
  if (place === palette.length) palette.push(colour);
  places.set(colour, place);
  return place;
}

/**
 * Every pixel that is no further from the strand than half its width: one run in each row, since such a shape is convex.
 * Nothing is allocated: a picture has 150 000 runs.
 */
function drawStrand(canvas: Canvas, { x, y, dx, dy }: Strand, place: number): void {
  const { indexes, width, height, radius } = canvas;
  const top = Math.max(0, Math.ceil(y - radius));
  const bottom = Math.min(height - 1, Math.floor(y + dy + radius));
  const scale = radius / Math.sqrt(dx * dx + dy * dy);
  const sideX = dy * scale;
  const sideY = dx * scale;
  for (let row = top; row <= bottom; row += 1) {
    const down = row - y;
    const begin = halfChord(down, radius);
    const end = halfChord(down - dy, radius);
    const left = (down - sideY) / dy;
    const right = (down + sideY) / dy;
    // The round ends, then the straight sides where they pass this row.
    let from = Math.min(x - begin, x + dx - end);
    let to = Math.max(x + begin, x + dx + end);
    if (left >= 0 && left <= 1) from = Math.min(from, x - sideX + left * dx);
    if (right >= 0 && right <= 1) to = Math.max(to, x + sideX + right * dx);
    const last = row * width + Math.min(width - 1, Math.floor(to));
    for (let at = row * width + Math.max(0, Math.ceil(from)); at <= last; at += 1) {
      indexes[at] = place;
    }
  }
}

/** Half of the row's way through a round end; nothing, and beyond all others, where it passes by. */
function halfChord(away: number, radius: number): number {
  const square = radius * radius - away * away;
  return square < 0 ? Number.NEGATIVE_INFINITY : Math.sqrt(square);
}

import { designOf } from '../../../domain/ryijy/design.ts';
import { PALETTES } from '../../../domain/ryijy/palettes.ts';
import { type Loom, pile, type Strand, strandWidth } from '../../../domain/ryijy/pile.ts';
import { FewColours } from './few-colours.ts';
import { encodePng } from './png.ts';

/** Size above a letter; knots as large as on the pages. */
const IN_LETTERS: Loom = {
  width: 264,
  height: 253,
  knotWidth: 6,
  knotHeight: 6.95,
  strandsPerKnot: 3,
  woven: 1,
};

/** Full width of a letter. */
export const ACROSS_LETTERS: Loom = { ...IN_LETTERS, width: 600, height: 174 };

/** The rya of a card, which reveals nothing of its number. Drawn without antialiasing to stay small. */
export function ryaPng(seed: number | string, loom = IN_LETTERS): Buffer {
  const { width, height } = loom;
  const design = designOf(String(seed));
  const palette = new FewColours(PALETTES[design.palette].ramp[0]);
  const indexes = new Uint8Array(width * height);
  const canvas = { indexes, width, height, radius: strandWidth(loom) / 2 };
  for (const row of pile(design, loom)) {
    for (const strand of row) drawStrand(canvas, strand, palette.placeOf(strand.colour));
  }
  return encodePng({ width, height, indexes, palette: palette.colours });
}

type Canvas = { indexes: Uint8Array; width: number; height: number; radius: number };

/** One run per row: as wide as the strand, narrower at its round ends. */
function drawStrand(canvas: Canvas, strand: Strand, place: number): void {
  const { x, y, dx, dy } = strand;
  const { indexes, width, height, radius } = canvas;
  const top = Math.max(0, Math.ceil(y - radius));
  const bottom = Math.min(height - 1, Math.floor(y + dy + radius));
  const slope = dx / dy;
  const aside = radius * Math.sqrt(1 + slope * slope);
  for (let row = top; row <= bottom; row += 1) {
    const down = Math.min(dy, Math.max(0, row - y));
    const beyond = row - y - down;
    const half = beyond === 0 ? aside : Math.sqrt(radius * radius - beyond * beyond);
    const middle = x + down * slope;
    // Integer arithmetic: a fractional row index costs a third more.
    const from = row * width + Math.max(0, Math.ceil(middle - half) | 0);
    const to = row * width + Math.min(width - 1, Math.floor(middle + half) | 0);
    for (let at = from; at <= to; at += 1) indexes[at] = place;
  }
}

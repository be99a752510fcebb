import { designOf } from '../../../domain/ryijy/design.ts';
import { PALETTES } from '../../../domain/ryijy/palettes.ts';
import { type Loom, pile, type Strand, strandWidth } from '../../../domain/ryijy/pile.ts';
import { FewColours } from './few-colours.ts';
import { encodePng } from './png.ts';

/** As it hangs above a letter, 264 wide at most: sharp enough for wool on any screen, its knots as large as on the pages. */
const IN_LETTERS: Loom = {
  width: 300,
  height: 287,
  knotWidth: 6.8,
  knotHeight: 7.9,
  strandsPerKnot: 3,
  woven: 1,
};

/** The rya of a card, which says nothing of its number. Drawn without blending, so that it stays small. */
export function ryaPng(seed: number, loom = IN_LETTERS): Buffer {
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

/**
 * Every pixel that is no further from the strand than half its width: one run in each row, since such a shape is convex.
 * Nothing is allocated: a picture has 90 000 runs.
 */
function drawStrand(canvas: Canvas, strand: Strand, place: number): void {
  const { x, y, dx, dy } = strand;
  const { height, radius } = canvas;
  const top = Math.max(0, Math.ceil(y - radius));
  const bottom = Math.min(height - 1, Math.floor(y + dy + radius));
  const slope = dx / dy;
  // Between the round ends a run is as wide as the strand is along a row.
  const aside = radius * Math.sqrt(1 + slope * slope);
  const end = (radius * Math.abs(dx)) / Math.sqrt(dx * dx + dy * dy);
  for (let row = top; row <= bottom; row += 1) {
    if (row < y + end || row > y + dy - end) drawEnd(canvas, strand, row, place);
    else {
      const middle = x + (row - y) * slope;
      drawRun(canvas, row, middle - aside, middle + aside, place);
    }
  }
}

/** A row that meets a round end, and perhaps one of the straight sides. */
function drawEnd(canvas: Canvas, { x, y, dx, dy }: Strand, row: number, place: number): void {
  const { radius } = canvas;
  const scale = radius / Math.sqrt(dx * dx + dy * dy);
  const sideX = dy * scale;
  const sideY = dx * scale;
  const down = row - y;
  const begin = halfChord(down, radius);
  const end = halfChord(down - dy, radius);
  const left = (down - sideY) / dy;
  const right = (down + sideY) / dy;
  let from = Math.min(x - begin, x + dx - end);
  let to = Math.max(x + begin, x + dx + end);
  if (left >= 0 && left <= 1) from = Math.min(from, x - sideX + left * dx);
  if (right >= 0 && right <= 1) to = Math.max(to, x + sideX + right * dx);
  drawRun(canvas, row, from, to, place);
}

function drawRun(canvas: Canvas, row: number, from: number, to: number, place: number): void {
  const { indexes, width } = canvas;
  const last = row * width + Math.min(width - 1, Math.floor(to));
  for (let at = row * width + Math.max(0, Math.ceil(from)); at <= last; at += 1) {
    indexes[at] = place;
  }
}

/** Half of the row's way through a round end; nothing, and beyond all others, where it passes by. */
function halfChord(away: number, radius: number): number {
  const square = radius * radius - away * away;
  return square < 0 ? Number.NEGATIVE_INFINITY : Math.sqrt(square);
}

import { designOf } from '../../../domain/ryijy/design.ts';
import { PALETTES } from '../../../domain/ryijy/palettes.ts';
import { type Loom, pile, type Strand, strandWidth } from '../../../domain/ryijy/pile.ts';
import { encodePng } from './png.ts';

const WIDTH = 360;
const HEIGHT = 344;
const LOOM: Loom = {
  width: WIDTH,
  height: HEIGHT,
  knotWidth: 6.5,
  knotHeight: 7.5,
  strandsPerKnot: 3,
  woven: 1,
};
const MOST_COLOURS = 256;

/** The rya of a card, which says nothing of its number. Drawn without blending, so that it stays small. */
export function ryaPng(seed: number): Buffer {
  const design = designOf(String(seed));
  const palette: string[] = [PALETTES[design.palette].ramp[0]];
  const places = new Map<string, number>([[palette[0] as string, 0]]);
  const indexes = new Uint8Array(WIDTH * HEIGHT);
  for (const row of pile(design, LOOM)) {
    for (const strand of row) drawStrand(indexes, strand, placeOf(strand.colour, places, palette));
  }
  return encodePng({ width: WIDTH, height: HEIGHT, indexes, palette });
}

/** A design has some eighty dyes; were there ever too many, the last stands in for the rest. */
function placeOf(colour: string, places: Map<string, number>, palette: string[]): number {
  const known = places.get(colour);
  if (known !== undefined) return known;
  const place = Math.min(palette.length, MOST_COLOURS - 1);
  if (place === palette.length) palette.push(colour);
  places.set(colour, place);
  return place;
}

/** Every pixel that is no further from the strand than half its width. */
function drawStrand(indexes: Uint8Array, { x, y, dx, dy }: Strand, place: number): void {
  const radius = strandWidth(LOOM) / 2;
  const length = dx * dx + dy * dy || 1;
  const left = Math.max(0, Math.floor(Math.min(x, x + dx) - radius));
  const right = Math.min(WIDTH - 1, Math.ceil(Math.max(x, x + dx) + radius));
  const top = Math.max(0, Math.floor(Math.min(y, y + dy) - radius));
  const bottom = Math.min(HEIGHT - 1, Math.ceil(Math.max(y, y + dy) + radius));
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const share = ((column - x) * dx + (row - y) * dy) / length;
      const along = Math.max(0, Math.min(1, share));
      const [offX, offY] = [column - x - along * dx, row - y - along * dy];
      if (offX * offX + offY * offY <= radius * radius) indexes[row * WIDTH + column] = place;
    }
  }
}

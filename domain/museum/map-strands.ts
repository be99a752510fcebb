import { hexOf, labOf, mixed } from '../ryijy/oklab.ts';
import { PALETTES } from '../ryijy/palettes.ts';
import type { Strand } from '../ryijy/pile.ts';
import { seededRandom } from '../ryijy/seeded-random.ts';
import { knotShare, landKnots, MAP_ROWS } from './finland.ts';

type Knot = ReturnType<typeof landKnots>[number];

const STRANDS = 3;
const SEED = 1917;
const SHADES = 24;

/** The map of Finland in yarn style: dark in the north, dusk in the south; rows from the bottom up, as yarn hangs. */
export function* mapRows(width: number, height: number): Generator<Strand[]> {
  const random = seededRandom(SEED);
  const knotWidth = knotShare({ column: 1, row: 0 }).x * width;
  const knotHeight = height / MAP_ROWS;
  const shades = Array.from({ length: SHADES + 1 }, (_, step) => shade(step / SHADES));
  const shadeAt = (share: number) =>
    shades[Math.round(Math.max(0, Math.min(1, share)) * SHADES)] ?? '';
  const strandsOf = (knot: Knot): Strand[] => {
    const { x, y } = knotShare(knot);
    return Array.from({ length: STRANDS }, (_, index) => ({
      colour: shadeAt(y + (random() - 0.5) * 0.22),
      x: x * width + ((index + 0.5) / STRANDS + (random() - 0.5) * 0.3) * knotWidth,
      y: y * height + (random() - 0.5) * knotHeight * 0.35,
      dx: (random() - 0.5) * knotWidth * 0.5,
      dy: knotHeight * 1.25,
    }));
  };
  let row: Strand[] = [];
  let shown = MAP_ROWS;
  for (const knot of landKnots().toReversed()) {
    if (knot.row !== shown && row.length > 0) {
      yield row;
      row = [];
    }
    shown = knot.row;
    row.push(...strandsOf(knot));
  }
  yield row;
}

function shade(share: number): string {
  const { ramp } = PALETTES.mustikka;
  const place = share * 3;
  const from = Math.min(2, Math.floor(place));
  const [lower = ramp[1], upper = ramp[4]] = ramp.slice(1 + from, 3 + from);
  return hexOf(mixed(labOf(lower), labOf(upper), place - from));
}

import { setImmediate } from 'node:timers/promises';
import { type Loom, type Strand, strandWidth } from '../../../domain/ryijy/pile.ts';
import { loadSharp } from '../../platform/picture/load-sharp.ts';

/** Drawn at double size and scaled down: antialiasing without blending. */
const SCALE = 2;
const QUALITY = 62;
/** Half the default encoding time for a tenth more bytes. */
const EFFORT = 2;

const ROWS_BETWEEN_YIELDS = 8;

/**
 * Fills one pixel buffer, because rendering the same SVG takes half a second. Yields to other requests between rows;
 * encoding runs off the main thread.
 */
export async function wovenWebp(
  rows: Iterable<Strand[]>,
  loom: Loom,
  ground: string,
): Promise<Buffer> {
  const width = loom.width * SCALE;
  const height = loom.height * SCALE;
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(ground.slice(1), 'hex'));
  const canvas = { pixels, width, height, radius: (strandWidth(loom) * SCALE) / 2 };
  let done = 0;
  for (const row of rows) {
    for (const strand of row) fillStrand(canvas, strand);
    done += 1;
    if (done % ROWS_BETWEEN_YIELDS === 0) await setImmediate();
  }
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: loom.width })
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
}

type Canvas = { pixels: Buffer; width: number; height: number; radius: number };

/** Strands run downwards, so each pixel row holds one run of it. */
function fillStrand({ pixels, width, height, radius }: Canvas, strand: Strand): void {
  const rgb = Number.parseInt(strand.colour.slice(1), 16);
  const [red, green, blue] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  const top = strand.y * SCALE;
  const length = strand.dy * SCALE;
  const last = Math.min(height - 1, Math.floor(top + length + radius));
  for (let row = Math.max(0, Math.ceil(top - radius)); row <= last; row += 1) {
    const middle = (strand.x + (strand.dx * (row - top)) / length) * SCALE;
    const from = Math.max(0, Math.round(middle - radius));
    const to = Math.min(width, Math.round(middle + radius));
    for (let at = (row * width + from) * 3; at < (row * width + to) * 3; at += 3) {
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
    }
  }
}

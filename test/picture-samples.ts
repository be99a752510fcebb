import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A PNG of one colour: many pixels in a tiny file. */
export function enormousPicture(
  side: number,
  { bits, isInterlaced }: { bits: 8 | 16; isInterlaced: boolean },
): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([bits, RGB, 0, 0, isInterlaced ? 1 : 0], 8);
  const bytes = (width: number, height: number) =>
    width && height ? height * (1 + (width * 3 * bits) / 8) : 0;
  const passes = isInterlaced ? ADAM7 : [[0, 0, 1, 1] as const];
  const length = passes.reduce(
    (sum, [x, y, dx, dy]) => sum + bytes(Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)),
    0,
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(length))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const RGB = 2;
/** Start and steps of each pass of an interlaced PNG. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A synthetic photograph. */
export function paintedPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8ab' } })
    .png()
    .toBuffer();
}

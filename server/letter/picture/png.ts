import { constants, crc32, deflateSync } from 'node:zlib';

export type Pixels = {
  width: number;
  height: number;
  /** One byte per pixel: its palette index. */
  indexes: Uint8Array;
  /** `#rrggbb`, at most 256 entries. */
  palette: string[];
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_COLOUR = 3;
/** PNG filter "Up": wool hangs vertically, so most pixels equal the one above. */
const AS_ABOVE = 2;

/** A PNG with a palette (ISO/IEC 15948): few dyes, so one byte per pixel is enough. */
export function encodePng({ width, height, indexes, palette }: Pixels): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, PALETTE_COLOUR, 0, 0, 0], 8);
  const colours = Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex');
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows[row * (width + 1)] = AS_ABOVE;
    for (let place = row * width; place < (row + 1) * width; place += 1) {
      const above = row === 0 ? 0 : (indexes[place - width] as number);
      rows[place + row + 1] = (indexes[place] as number) - above;
    }
  }
  const chunks = [
    chunk('IHDR', head),
    chunk('PLTE', colours),
    // The filter leaves runs of zeros: other strategies take twice the time and gain nothing.
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

import { LOGO_SHAPE, LOGO_SIDE } from '../../domain/scheme/logo.ts';
import { loadSharp } from '../platform/picture/load-sharp.ts';
import {
  sizeOfPicture,
  type UnpackFault,
  unpackPicture,
} from '../platform/picture/picture-process.ts';
import type { LogoFiles } from './logo-queries.ts';

const PNG = '89504e470d0a1a0a';
/** Larger logos are taken for decompression bombs. */
const MOST_PIXELS = 30_000_000;
const WHITE = '#ffffff';
/** Share of an icon, so that a round mask cuts nothing off. */
const INNER = 0.7;

export type LogoFault = 'logoType' | 'logoSmall' | 'logoShape' | UnpackFault;

/** Decodes and re-encodes, for the header and as icons. SVG is rejected: it can contain scripts. */
export async function makeLogo(file: Buffer, later = () => ''): Promise<LogoFiles | LogoFault> {
  if (!isLogo(file)) return 'logoType';
  const size = await sizeOfPicture(file, MOST_PIXELS);
  if (typeof size === 'string') return size;
  if (Math.min(size.width, size.height) < LOGO_SIDE.least) return 'logoSmall';
  const shape = size.width / size.height;
  if (shape < LOGO_SHAPE.narrowest || shape > LOGO_SHAPE.widest) return 'logoShape';
  const recipe = {
    mostPixels: MOST_PIXELS,
    resize: { width: LOGO_SIDE.most, height: LOGO_SIDE.most / 2, fit: 'inside' as const },
    format: 'png' as const,
    options: {},
  };
  const unpacked = await unpackPicture(file, recipe, later);
  if (typeof unpacked === 'string') return unpacked;
  const sharp = await loadSharp();
  // Every letter carries it: 256 colours keep even a photograph small.
  const mark = await sharp(unpacked)
    .png({ palette: true, quality: 90, effort: 8, compressionLevel: 9 })
    .toBuffer();
  const { width, height } = await sharp(mark).metadata();
  return {
    width,
    height,
    mark,
    icon64: await iconOf(mark, 64),
    icon192: await iconOf(mark, 192),
    icon512: await iconOf(mark, 512),
  };
}

/** Centred on white, so that round and square masks keep it whole. */
async function iconOf(mark: Buffer, side: number): Promise<Buffer> {
  const inner = Math.round(side * INNER);
  const around = Math.round((side - inner) / 2);
  const sharp = await loadSharp();
  return sharp(mark)
    .resize({ width: inner, height: inner, fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .extend({
      top: around,
      left: around,
      bottom: side - inner - around,
      right: side - inner - around,
      background: WHITE,
    })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Checks the magic bytes, not the file name. */
function isLogo(file: Buffer): boolean {
  const isWebp =
    file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  return isWebp || file.toString('hex', 0, 8) === PNG;
}

import { loadSharp } from '../../platform/picture/load-sharp.ts';
import {
  sizeOfPicture,
  type UnpackFault,
  unpackPicture,
} from '../../platform/picture/picture-process.ts';
import type { PictureFiles } from './picture-queries.ts';

const SMALL = { width: 800, height: 500 };
const LARGE_WIDTH = 1600;
/** Tall pictures stay tall; without a limit a narrow strip would need much memory. */
const LARGE_HEIGHT = 3200;
const QUALITY = 80;
/** Room for a camera of fifty megapixels; larger ones are taken for decompression bombs. */
const MOST_PIXELS = 60_000_000;

const FIRST_BYTES: readonly (readonly [number, string])[][] = [
  [[0, 'ffd8ff']],
  [[0, '89504e470d0a1a0a']],
  // RIFF header, WEBP at byte 8
  [
    [0, '52494646'],
    [8, '57454250'],
  ],
];

export type PictureFault = 'pictureType' | 'pictureSmall' | UnpackFault;

/** Decodes, rotates and re-encodes in two sizes, which drops metadata and anything hidden in the file. */
export async function makePicture(
  file: Buffer,
  later = () => '',
): Promise<PictureFiles | PictureFault> {
  if (!isPicture(file)) return 'pictureType';
  const size = await sizeOfPicture(file, MOST_PIXELS);
  if (typeof size === 'string') return size;
  if (size.width < SMALL.width || size.height < SMALL.height) return 'pictureSmall';
  const recipe = {
    mostPixels: MOST_PIXELS,
    resize: {
      width: LARGE_WIDTH,
      height: LARGE_HEIGHT,
      fit: 'inside' as const,
      withoutEnlargement: true,
    },
    format: 'webp' as const,
    options: { quality: QUALITY },
  };
  const content = await unpackPicture(file, recipe, later);
  if (typeof content === 'string') return content;
  const sharp = await loadSharp();
  const { width, height } = await sharp(content).metadata();
  const small = await sharp(content)
    .resize({ ...SMALL, fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer();
  return { width, height, content, small };
}

/** Checks the magic bytes, not the file name. */
function isPicture(file: Buffer): boolean {
  return FIRST_BYTES.some((marks) =>
    marks.every(
      ([at, bytes]) => file.subarray(at, at + bytes.length / 2).toString('hex') === bytes,
    ),
  );
}

import { loadSharp } from '../platform/load-sharp.ts';
import { sizeOfPicture, type UnpackFault, unpackPicture } from '../platform/picture-process.ts';
import type { PictureFiles } from './picture-queries.ts';

const SMALL = { width: 800, height: 500 };
const LARGE_WIDTH = 1600;
/** A tower stays one; a strip of pixels would be large in memory once more, in the portal itself. */
const LARGE_HEIGHT = 3200;
const QUALITY = 80;
/** A camera of fifty megapixels; a picture that unpacks to more is a bomb. */
const MOST_PIXELS = 60_000_000;

const FIRST_BYTES: readonly (readonly [number, string])[][] = [
  [[0, 'ffd8ff']],
  [[0, '89504e470d0a1a0a']],
  // RIFF, and four bytes later WEBP
  [
    [0, '52494646'],
    [8, '57454250'],
  ],
];

export type PictureFault = 'pictureType' | 'pictureSmall' | UnpackFault;

/** Decoded, turned upright and written anew in two sizes: nothing of the file itself is kept, nor what a camera wrote. */
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

/** By what it is, not by what it is called. */
function isPicture(file: Buffer): boolean {
  return FIRST_BYTES.some((marks) =>
    marks.every(
      ([at, bytes]) => file.subarray(at, at + bytes.length / 2).toString('hex') === bytes,
    ),
  );
}

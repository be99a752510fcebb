import sharp from 'sharp';
import type { PictureFiles } from './picture-queries.ts';

const SMALL = { width: 800, height: 500 };
const LARGE_WIDTH = 1600;
const QUALITY = 80;
/** A camera of fifty megapixels; a picture that unpacks to more is a bomb. */
const MOST_PIXELS = 60_000_000;
const DECODING_SECONDS = 10;

const FIRST_BYTES: readonly (readonly [number, string])[][] = [
  [[0, 'ffd8ff']],
  [[0, '89504e470d0a1a0a']],
  // RIFF, and four bytes later WEBP
  [
    [0, '52494646'],
    [8, '57454250'],
  ],
];

export type PictureFault = 'pictureType' | 'pictureBroken' | 'pictureSmall' | 'pictureHuge';

// One picture at a time: two cores answer visitors as well.
sharp.concurrency(1);

/** Decoded, turned upright and written anew in two sizes: nothing of the file itself is kept, nor what a camera wrote. */
export async function makePicture(file: Buffer): Promise<PictureFiles | PictureFault> {
  if (!isPicture(file)) return 'pictureType';
  const open = () =>
    sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1 }).autoOrient();
  try {
    const { autoOrient, width, height } = await open().metadata();
    if (width * height > MOST_PIXELS) return 'pictureHuge';
    if (autoOrient.width < SMALL.width || autoOrient.height < SMALL.height) return 'pictureSmall';
    const large = await open()
      .resize({ width: LARGE_WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: DECODING_SECONDS })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(large.data)
      .resize({ ...SMALL, fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
    return {
      width: large.info.width,
      height: large.info.height,
      content: large.data,
      small,
    };
  } catch (error) {
    // The decoder says so before it unpacks anything.
    return String(error).includes('pixel limit') ? 'pictureHuge' : 'pictureBroken';
  }
}

/** By what it is, not by what it is called. */
function isPicture(file: Buffer): boolean {
  return FIRST_BYTES.some((marks) =>
    marks.every(
      ([at, bytes]) => file.subarray(at, at + bytes.length / 2).toString('hex') === bytes,
    ),
  );
}

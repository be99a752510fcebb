/**
 * Unpacks one picture of somebody else's making: the file on stdin, a smaller one on stdout. It is a program of its own,
 * so that a file made to be heavy or broken takes nothing with it; the portal starts it and ends it.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const { mostPixels, resize, format, options } = JSON.parse(process.argv[2]);
sharp.cache(false);
sharp.concurrency(1);

const picture = sharp(await buffer(process.stdin), {
  limitInputPixels: mostPixels,
  failOn: 'truncated',
  pages: 1,
});
const made = await picture.autoOrient().resize(resize).toFormat(format, options).toBuffer();
process.stdout.write(made);

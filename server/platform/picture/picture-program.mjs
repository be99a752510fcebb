/**
 * Decodes an untrusted picture: the file on stdin, a smaller one on stdout. A separate process, so that a malicious
 * file cannot crash the portal, which starts and kills it.
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

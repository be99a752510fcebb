import { NARROW_WIDTH } from '../../domain/museum/picture-limits.ts';
import { loadSharp } from '../platform/load-sharp.ts';
import { makeDrawingCache } from './drawing-cache.ts';

const QUALITY = 72;
const kept = makeDrawingCache();

/** Made of the 800 pixels when it is first asked for, so that pictures of any age have it. */
export function narrowPicture(key: string, picture: Buffer): Promise<Buffer> {
  return kept(key, async () => {
    const sharp = await loadSharp();
    return sharp(picture).resize({ width: NARROW_WIDTH }).webp({ quality: QUALITY }).toBuffer();
  });
}

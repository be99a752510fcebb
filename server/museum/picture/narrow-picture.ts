import { NARROW_WIDTH } from '../../../domain/museum/picture-limits.ts';
import { loadSharp } from '../../platform/picture/load-sharp.ts';
import { makeDrawingCache } from './drawing-cache.ts';

const QUALITY = 72;
const kept = makeDrawingCache();

/** Made from the 800-pixel version on first request, so that older pictures have it too. */
export function narrowPicture(key: string, picture: Buffer): Promise<Buffer> {
  return kept(key, async () => {
    const sharp = await loadSharp();
    return sharp(picture).resize({ width: NARROW_WIDTH }).webp({ quality: QUALITY }).toBuffer();
  });
}

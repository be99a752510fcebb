import { LARGE_WIDTH, NARROW_WIDTH, SMALL_WIDTH } from '../../../domain/museum/picture-limits.ts';
import type { ListedMuseum } from './museum-data.ts';

/** A museum picture in all its widths; `sizes` as in HTML. */
export function inWidths({ narrow, small, large }: ListedMuseum['picture'], sizes: string) {
  const widest = large ? `, ${large} ${LARGE_WIDTH}w` : '';
  return {
    src: small,
    srcSet: `${narrow} ${NARROW_WIDTH}w, ${small} ${SMALL_WIDTH}w${widest}`,
    sizes,
    width: 800,
    height: 500,
  };
}

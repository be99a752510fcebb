import type { ReactNode } from 'react';
import css from './hanging-picture.module.css';
import type { ListedMuseum } from './museum-data.ts';
import { inWidths } from './picture-widths.ts';

type Props = { picture: ListedMuseum['picture']; alt: string; children: ReactNode };

const SIZES = '(max-width: 64em) 92vw, 560px';

/** A museum picture on a rod, with a wall label. */
export function HangingPicture({ picture, alt, children }: Props) {
  return (
    <figure className={css.hung}>
      <span className={css.rod} />
      <img {...inWidths(picture, SIZES)} alt={alt} fetchPriority="high" />
      <figcaption className={`placard ${css.label}`}>{children}</figcaption>
    </figure>
  );
}

import type { ReactNode } from 'react';
import css from './hanging-picture.module.css';

type Props = { src: string; large?: string | undefined; alt: string; children: ReactNode };

/** A picture on its rod, with a label on the wall. */
export function HangingPicture({ src, large, alt, children }: Props) {
  return (
    <figure className={css.hung}>
      <span className={css.rod} />
      <img
        src={src}
        srcSet={large && `${src} 800w, ${large} 1600w`}
        sizes={large && '(max-width: 64em) 92vw, 560px'}
        alt={alt}
        width="800"
        height="500"
        fetchPriority="high"
      />
      <figcaption className={css.label}>{children}</figcaption>
    </figure>
  );
}

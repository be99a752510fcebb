import hero384 from '../../pictures/ryijy-hero-384.avif';
import hero440 from '../../pictures/ryijy-hero-440.avif';
import hero520 from '../../pictures/ryijy-hero-520.avif';
import hero768 from '../../pictures/ryijy-hero-768.avif';
import { Caption } from '../../ui/caption.tsx';
import css from './hero-picture.module.css';
import type { HomeTexts } from './home-data.ts';

export function HeroPicture({ texts }: { texts: HomeTexts }) {
  const { title, name, year, made, knots } = texts.heroLabel;
  return (
    <figure className={css.hung}>
      <span className={css.rod} />
      <Picture alt={texts.hero} />
      <figcaption className={css.label}>
        <Caption title={title}>
          <span>
            <em>{name}</em>
            {year}
          </span>
          <span>{made}</span>
          <span>{knots}</span>
        </Caption>
      </figcaption>
    </figure>
  );
}

/** Reflection on the floor; the same file as on the wall. */
export function Reflection() {
  return (
    <div className={css.reflection} aria-hidden="true">
      <Picture alt="" />
    </div>
  );
}

function Picture({ alt }: { alt: string }) {
  return (
    <img
      src={hero384}
      srcSet={`${hero384} 384w, ${hero440} 440w, ${hero520} 520w, ${hero768} 768w`}
      sizes="(max-width: 47.5em) 250px, 384px"
      width="384"
      height="534"
      alt={alt}
    />
  );
}

export function Bench() {
  return (
    <svg className={css.bench} viewBox="0 0 372 112" aria-hidden="true">
      <ellipse cx="186" cy="105" rx="178" ry="5.5" className={css.shadow} />
      <path d="M34 30h10v74H34zM328 30h10v74h-10z" className={css.legs} />
      <path d="M14 8H358L372 26H0Z" className={css.seat} />
      <path d="M0 26H372V40H0Z" className={css.edge} />
    </svg>
  );
}

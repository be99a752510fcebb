import { fill } from '../../../domain/base/fill.ts';
import type { MuseumData } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/museum.ts';
import css from './museum.module.css';

type Props = { nearby: MuseumData['nearby']; texts: typeof fi };

/** Short ways with a decimal, long ones without. */
export function NearbyMuseums({ nearby, texts }: Props) {
  const { pathTo, language } = usePage();
  const figures = (kilometres: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: kilometres < 10 ? 1 : 0 }).format(
      kilometres,
    );
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby">{texts.nearby}</h2>
      <ul className={css.nearby}>
        {nearby.map(({ slug, name, town, kilometres }) => (
          <li key={slug}>
            <a href={pathTo('Museum', { slug })}>{name}</a>
            <span className="small quiet">
              {town}, {fill(texts.kilometres, figures(kilometres))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

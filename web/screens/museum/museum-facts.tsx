import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import type { MuseumData } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/museum.ts';
import css from './museum.module.css';

type Props = { museum: MuseumData['museum']; texts: typeof fi };

export function MuseumFacts({ museum, texts }: Props) {
  const { ticketPrice, website, latitude, longitude } = museum;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return (
    <dl className={css.facts}>
      {ticketPrice !== null && (
        <div>
          <dt>
            {texts.ticket}
            <span className="small quiet">{texts.ticketHelp}</span>
          </dt>
          <dd>{formatMoney(fromEuros(ticketPrice))}</dd>
        </div>
      )}
      <div className={css.free}>
        <dt>{texts.withCard}</dt>
        <dd>{texts.free}</dd>
      </div>
      {website && (
        <div>
          <dt>{texts.website}</dt>
          <dd>
            <a href={website} rel="noopener">
              {new URL(website).hostname.replace('www.', '')}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.map}</dt>
        <dd>
          <a href={map} rel="noopener">
            {texts.mapLink}
          </a>
        </dd>
      </div>
    </dl>
  );
}

type NearbyProps = { nearby: MuseumData['nearby']; texts: typeof fi };

/** Short ways with a decimal, long ones without. */
export function NearbyMuseums({ nearby, texts }: NearbyProps) {
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

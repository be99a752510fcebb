import { fromEuros } from '../../../domain/base/cents.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import type { MuseumData } from '../../parts/museum/museum-data.ts';
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

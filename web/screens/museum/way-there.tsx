import type { MuseumData, MuseumTexts } from '../../parts/museum/museum-data.ts';
import { MapMarker, MuseumMapCanvas } from '../../parts/museum/museum-map-canvas.tsx';
import css from './museum.module.css';

type Props = Pick<MuseumData, 'museum' | 'details'> & { texts: MuseumTexts };

/** The address first, then the map, with a row for each way to travel. */
export function WayThere({ museum, details, texts }: Props) {
  const { town, latitude, longitude } = museum;
  const { street, zip, ways } = details;
  const address = [street, [zip, town].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // Only the museum's place is in the URL: the map service asks for the visitor's position itself.
  const route = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return (
    <section id="perille" className={css.section} aria-labelledby="there">
      <h2 id="there">{texts.there}</h2>
      <div className={css.way}>
        <ul>
          <li>
            <b>{address}</b>
            <a href={route} rel="noopener">
              {texts.route}
            </a>
          </li>
          {ways.map(({ kind, text }) => (
            <li key={kind}>
              <b>{texts.ways[kind]}</b>
              {text}
            </li>
          ))}
        </ul>
        <div className={css.map}>
          <MuseumMapCanvas>
            <MapMarker place={museum} size={11} />
          </MuseumMapCanvas>
        </div>
      </div>
    </section>
  );
}

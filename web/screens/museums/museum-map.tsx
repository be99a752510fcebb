import { type MouseEvent, memo } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import type { Place } from '../../../domain/museum/distance.ts';
import type { TownCluster } from '../../../domain/museum/town-clusters.ts';
import { MapMarker, MuseumMapCanvas } from '../../parts/museum/museum-map-canvas.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { type MuseumSearch, queryOf } from './museum-search.ts';
import css from './museums-screen.module.css';
import type { MuseumsTexts } from './search-form.tsx';

type Props = {
  clusters: TownCluster[];
  search: MuseumSearch;
  position: Place | null;
  texts: MuseumsTexts;
  onArea: (area: string) => void;
};

/** 24 pixels at the map's smallest size, on a 320 pixel screen. */
const LEAST = 17;

/** Counts on the map, each a link that filters the list by area. */
export const MuseumMap = memo(function MuseumMap(props: Props) {
  const { clusters, search, position, texts, onArea } = props;
  const { pathTo } = usePage();
  const hrefOf = (area: string) => pathTo('Museums') + queryOf({ ...search, area });
  const press = (area: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onArea(area);
  };
  return (
    <aside id="kartta" className={`later placard ${css.map}`} aria-labelledby="kartalla">
      <h2 id="kartalla">{texts.onMap}</h2>
      <p className="small quiet">{texts.mapLead}</p>
      <MuseumMapCanvas isSpoken>
        {clusters.map(({ town, towns, count, place }) => {
          const name = towns.length > 1 ? fill(texts.area, town) : town;
          return (
            <a
              key={town}
              className={css.cluster}
              href={hrefOf(town)}
              aria-label={fill(texts.areaCount, name, count)}
              aria-current={search.area === town || undefined}
              onClick={press(town)}
            >
              <MapMarker
                place={place}
                size={Math.min(26, Math.max(LEAST, 14.5 + Math.sqrt(count) * 1.1))}
                isDim={search.area !== '' && search.area !== town}
              >
                <text y="5">{count}</text>
              </MapMarker>
            </a>
          );
        })}
        {position && <MapMarker place={position} size={5} isOwn />}
      </MuseumMapCanvas>
      {search.area !== '' && (
        <p>
          <a href={hrefOf('')} onClick={press('')}>
            {texts.wholeCountry}
          </a>
        </p>
      )}
    </aside>
  );
});

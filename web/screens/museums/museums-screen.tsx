import { Suspense, useCallback, useMemo, useState } from 'react';
import { calendarPath, OPEN_DATA_PATH } from '../../../contract/museum/museum-files.ts';
import { fill } from '../../../domain/base/fill.ts';
import { byTown } from '../../../domain/museum/matching-museums.ts';
import hall from '../../parts/museum/hall.module.css';
import type { MuseumsData } from '../../parts/museum/museum-data.ts';
import { usePosition } from '../../parts/museum/use-position.ts';
import { useVisited } from '../../parts/museum/use-visited.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { MuseumMap } from './museum-map.tsx';
import { MuseumOfDay } from './museum-of-day.tsx';
import { MuseumResults } from './museum-results.tsx';
import { type MuseumSearch, SHOWN_AT_FIRST, searchOf, useSearchInUrl } from './museum-search.ts';
import css from './museums-screen.module.css';
import { type MuseumsTexts, SearchForm } from './search-form.tsx';
import { TownIndex } from './town-index.tsx';
import { useMuseumList } from './use-museum-list.ts';

/** All museums that accept the card: what is open, near, on the map. Readable without scripts. */
export function Screen({ texts, data, place }: ScreenProps<MuseumsTexts, MuseumsData>) {
  const [search, setSearch] = useState(() => searchOf(place.search));
  const [wasNearPressed, setWasNearPressed] = useState(false);
  useSearchInUrl(place, search);
  const { position, search: finding } = usePosition(search.near, wasNearPressed);
  const visited = useVisited();
  const list = useMuseumList(data.museums, search, position);
  const towns = useMemo(() => byTown(list.museums).map(({ town }) => town), [list.museums]);

  const change = useCallback((part: Partial<MuseumSearch>) => {
    if (part.near) setWasNearPressed(true);
    setSearch((before) => ({ ...before, shown: SHOWN_AT_FIRST, ...part }));
  }, []);
  // A choice on the map or in the index is above: the focus moves to the result, for screen readers too.
  const narrow = useCallback(
    (part: Partial<MuseumSearch>) => {
      change(part);
      document.getElementById('tulos')?.focus();
    },
    [change],
  );
  const toArea = useCallback((area: string) => narrow({ area }), [narrow]);

  if (list.museums.length === 0) {
    return (
      <div className="wrap page">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.none}</p>
      </div>
    );
  }
  return (
    <>
      <section className={`floor ${hall.hall}`}>
        <div className={`wrap ${hall.inside}`}>
          <div>
            <h1>{texts.heading}</h1>
            <p className="lead">{fill(texts.lead, list.museums.length, towns.length)}</p>
            <SearchForm search={search} towns={towns} texts={texts} onChange={change} />
            <p role="status" className={`small quiet ${css.stays}`}>
              {finding === 'searching' && texts.searching}
              {finding === 'failed' && texts.noPosition}
              {finding === 'none' && texts.stays}
            </p>
          </div>
          <MuseumOfDay list={list} visited={visited} texts={texts} />
        </div>
      </section>
      <div className={`wrap ${css.page}`}>
        <Suspense>
          <MuseumResults
            list={list}
            search={search}
            visited={visited}
            hasPosition={position !== null}
            texts={texts}
            onChange={change}
          />
        </Suspense>
        <Suspense>
          <MuseumMap
            clusters={list.clusters}
            search={search}
            position={position}
            texts={texts}
            onArea={toArea}
          />
        </Suspense>
      </div>
      <div className={`wrap ${css.end}`}>
        <TownIndex museums={list.museums} texts={texts} onTown={(town) => narrow({ town })} />
        <p className={`ways ${css.data}`}>
          <a href={calendarPath(place.language)}>{texts.calendar}</a>
          <a href={OPEN_DATA_PATH}>{texts.openData}</a>
        </p>
      </div>
    </>
  );
}

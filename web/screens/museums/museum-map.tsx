import type { MouseEvent } from 'react';
import { byTown } from '../../../domain/museum/matching-museums.ts';
import type { ListedMuseum } from '../../parts/museum/museum-data.ts';
import { MapMarker, MuseumMapCanvas } from '../../parts/museum/museum-map-canvas.tsx';
import { ServerRendered } from '../../ui/server-rendered.tsx';
import css from './museums-screen.module.css';

type Props = {
  museums: ListedMuseum[];
  found: ListedMuseum[];
  /** Nothing was searched for since the page came. */
  isUnchanged: boolean;
  onTown: (town: string) => void;
};

/** A light for each town, dim where nothing was found. A press chooses the town; the list beside it does the same. */
export function MuseumMap({ museums, found, isUnchanged, onTown }: Props) {
  function press(event: MouseEvent) {
    const light = event.target instanceof Element ? event.target.closest('[data-town]') : null;
    const town = light?.getAttribute('data-town');
    if (town) onTown(town);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hidden from readers; the list of towns is for keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={css.map} onClick={press}>
      <MuseumMapCanvas>
        <ServerRendered
          as="g"
          id="museum-lights"
          isUnchanged={isUnchanged}
          render={() => <TownMarkers museums={museums} found={found} />}
        />
      </MuseumMapCanvas>
    </div>
  );
}

function TownMarkers({ museums, found }: Pick<Props, 'museums' | 'found'>) {
  const here = new Set(found.map(({ town }) => town));
  const towns = byTown(museums)
    .flatMap(({ town, museums: inTown }) => {
      const [first] = inTown;
      return first ? [{ town, count: inTown.length, place: first }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
  return towns.map(({ town, count, place }) => (
    <g key={town} data-town={town} className={css.door}>
      <title>{town}</title>
      <MapMarker place={place} size={5 + Math.sqrt(count) * 2.2} isDim={!here.has(town)}>
        {count > 3 && <text y="5">{count}</text>}
      </MapMarker>
    </g>
  ));
}

import type { MouseEvent } from 'react';
import { byTown } from '../../../domain/museum/matching-museums.ts';
import { KnotLand, Light } from '../../parts/museum/knot-land.tsx';
import type { ListedMuseum } from '../../parts/museum/museum-data.ts';
import { ServerDrawn } from '../../ui/server-drawn.tsx';
import css from './museums-screen.module.css';

type Props = {
  museums: ListedMuseum[];
  found: ListedMuseum[];
  /** Nothing was searched for since the page came. */
  isStill: boolean;
  onTown: (town: string) => void;
};

/** A light for each town, dim where nothing was found. A press chooses the town; the list beside it does the same. */
export function MuseumMap({ museums, found, isStill, onTown }: Props) {
  function press(event: MouseEvent) {
    const light = event.target instanceof Element ? event.target.closest('[data-town]') : null;
    const town = light?.getAttribute('data-town');
    if (town) onTown(town);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hidden from readers; the list of towns is for keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={css.map} onClick={press}>
      <KnotLand>
        <ServerDrawn
          as="g"
          id="museum-lights"
          isStill={isStill}
          draw={() => <Lights museums={museums} found={found} />}
        />
      </KnotLand>
    </div>
  );
}

function Lights({ museums, found }: Pick<Props, 'museums' | 'found'>) {
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
      <Light place={place} size={5 + Math.sqrt(count) * 2.2} isDim={!here.has(town)}>
        {count > 3 && <text y="5">{count}</text>}
      </Light>
    </g>
  ));
}

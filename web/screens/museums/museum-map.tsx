import { byTown } from '../../../domain/museum/matching-museums.ts';
import { KnotLand, Light } from '../../parts/knot-land/knot-land.tsx';
import type { ListedMuseum } from '../../parts/museum-data.ts';
import css from './museums-screen.module.css';

type Props = {
  museums: ListedMuseum[];
  found: ListedMuseum[];
  onTown: (town: string) => void;
};

/** A light for each town, dim where nothing was found. A press chooses the town; the list beside it does the same. */
export function MuseumMap({ museums, found, onTown }: Props) {
  const here = new Set(found.map(({ town }) => town));
  const towns = byTown(museums)
    .flatMap(({ town, museums: inTown }) => {
      const [first] = inTown;
      return first ? [{ town, count: inTown.length, place: first }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
  return (
    <div className={css.map}>
      <KnotLand>
        {towns.map(({ town, count, place }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: hidden from readers; the list of towns is for keys
          <g key={town} onClick={() => onTown(town)} className={css.door}>
            <title>{town}</title>
            <Light place={place} size={5 + Math.sqrt(count) * 2.2} isDim={!here.has(town)}>
              {count > 3 && <text y="5">{count}</text>}
            </Light>
          </g>
        ))}
      </KnotLand>
    </div>
  );
}

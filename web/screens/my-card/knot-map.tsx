import type { TownVisits } from '../../../domain/my-card/visit-summary.ts';
import { KnotLand, Light } from '../../parts/museum/knot-land.tsx';

/** Light where one has been. */
export function KnotMap({ towns }: { towns: TownVisits[] }) {
  return (
    <KnotLand>
      {/* The largest first, so that a small light is not hidden behind it. */}
      {towns.map(({ town, visits, ...place }) => (
        <Light key={town} place={place} size={Math.min(20, 9 + Math.sqrt(visits) * 3)}>
          <text y="5">{visits}</text>
        </Light>
      ))}
    </KnotLand>
  );
}

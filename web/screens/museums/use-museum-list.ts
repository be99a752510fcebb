import { useCallback, useMemo, useState } from 'react';
import { distanceKm, type Place } from '../../../domain/museum/distance.ts';
import { isOpenNow } from '../../../domain/museum/hours/hours-state.ts';
import { matchingMuseums } from '../../../domain/museum/matching-museums.ts';
import { orderedMuseums } from '../../../domain/museum/museum-order.ts';
import { type TownCluster, townClusters } from '../../../domain/museum/town-clusters.ts';
import type { ListedMuseum } from '../../parts/museum/museum-data.ts';
import { useHelsinkiClock } from '../../parts/museum/use-helsinki-clock.ts';
import { readFromServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { MuseumSearch } from './museum-search.ts';

/** Radius of "near" in kilometres. */
export const NEAR_KM = 50;
/** With “open now” the list ends with some that are closed. */
const CLOSED_AFTER_OPEN = 3;

export type MuseumList = {
  museums: ListedMuseum[];
  clusters: TownCluster[];
  clock: string | null;
  found: ListedMuseum[];
  /** Closed museums that follow, not counted. */
  closed: ListedMuseum[];
  kilometres: Map<string, number>;
};

export function useMuseumList(
  first: ListedMuseum[],
  search: MuseumSearch,
  position: Place | null,
): MuseumList {
  const { language } = usePage();
  const [museums, setMuseums] = useState(first);
  const onNewDay = useCallback(() => {
    readFromServer('MuseumCardGuestController', 'getMuseumDirectory', { language }).then(
      setMuseums,
      () => {},
    );
  }, [language]);
  const clock = useHelsinkiClock(onNewDay);
  const clusters = useMemo(() => townClusters(museums), [museums]);
  const kilometres = new Map(
    position ? museums.map((museum) => [museum.slug, distanceKm(position, museum)]) : [],
  );
  const order = position && search.order === 'town' ? 'near' : search.order;
  const matching = orderedMuseums(
    inArea(matchingMuseums(museums, search), clusters, search.area).filter(
      ({ slug, isStepFree, isForChildren }) =>
        (!search.stepFree || isStepFree) &&
        (!search.children || isForChildren) &&
        (kilometres.get(slug) ?? 0) <= NEAR_KM,
    ),
    order,
    { clock, language, kilometres },
  );
  const isShown = ({ hours }: ListedMuseum) => !search.open || isOpenNow(hours, clock);
  return {
    museums,
    clusters,
    clock,
    kilometres,
    found: matching.filter(isShown),
    closed: matching.filter((museum) => !isShown(museum)).slice(0, CLOSED_AFTER_OPEN),
  };
}

function inArea(museums: ListedMuseum[], clusters: TownCluster[], area: string): ListedMuseum[] {
  if (area === '') return museums;
  const towns = clusters.find(({ town }) => town === area)?.towns ?? [];
  return museums.filter(({ town }) => towns.includes(town));
}

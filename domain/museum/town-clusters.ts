import { distanceKm, type Place } from './distance.ts';
import { byTown, type MuseumInList } from './matching-museums.ts';

/** Minimum distance of two numbers on the map. */
const CLUSTER_KM = 70;

export type TownCluster = { town: string; towns: string[]; count: number; place: Place };

/** Clusters of neighbouring towns: named after the one with most museums, largest cluster first. */
export function townClusters(museums: (MuseumInList & Place)[]): TownCluster[] {
  const towns = byTown(museums)
    .map(({ town, museums: inTown }) => ({ town, count: inTown.length, place: middleOf(inTown) }))
    .toSorted((one, other) => other.count - one.count);
  const clusters: TownCluster[] = [];
  for (const { town, count, place } of towns) {
    const near = clusters.find((cluster) => distanceKm(cluster.place, place) < CLUSTER_KM);
    if (near) {
      near.towns.push(town);
      near.count += count;
    } else clusters.push({ town, towns: [town], count, place });
  }
  return clusters.toSorted((one, other) => other.count - one.count);
}

function middleOf(places: Place[]): Place {
  const mean = (of: (place: Place) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
}

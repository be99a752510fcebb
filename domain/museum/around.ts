import type { Place } from './distance.ts';

const KM_OF_LATITUDE = 111.2;
const kmOfLongitude = (latitude: number) => KM_OF_LATITUDE * Math.cos((latitude * Math.PI) / 180);

/** A square map around a place, `km` wide: points as fractions of its side from the north-western corner. */
export function pointAround(centre: Place, km: number, place: Place) {
  const east = (place.longitude - centre.longitude) * kmOfLongitude(centre.latitude);
  const north = (place.latitude - centre.latitude) * KM_OF_LATITUDE;
  return { x: 0.5 + east / km, y: 0.5 - north / km };
}

/** The inverse: coordinates of a point on that map. */
export function placeAround(centre: Place, km: number, { x, y }: { x: number; y: number }): Place {
  return {
    latitude: centre.latitude + ((0.5 - y) * km) / KM_OF_LATITUDE,
    longitude: centre.longitude + ((x - 0.5) * km) / kmOfLongitude(centre.latitude),
  };
}

import type { Language } from '../base/language.ts';
import { numberFormat } from '../base/number-format.ts';

export type Place = { latitude: number; longitude: number };

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line distance in kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH_KM * Math.asin(Math.sqrt(north + cosines * east));
}

export function nearest<Other extends Place & { slug: string }>(
  here: Place & { slug: string },
  others: Other[],
  count: number,
): (Other & { kilometres: number })[] {
  return others
    .filter(({ slug }) => slug !== here.slug)
    .map((other) => ({ ...other, kilometres: distanceKm(here, other) }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, count);
}

/** Below a kilometre in steps of fifty metres, below ten with a decimal, then whole kilometres. */
export function distanceInWords(
  kilometres: number,
  language: Language,
): { value: string; unit: 'metres' | 'kilometres' } {
  const metres = Math.max(50, Math.round((kilometres * 1000) / 50) * 50);
  if (metres < 1000) return { value: String(metres), unit: 'metres' };
  const style = kilometres < 9.95 ? 'fewKilometres' : 'kilometres';
  return { value: numberFormat(language, style).format(kilometres), unit: 'kilometres' };
}

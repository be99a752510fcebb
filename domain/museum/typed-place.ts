import type { Place } from './distance.ts';

/** Finland with its coast; a museum may be slightly beyond the border. */
export const NEIGHBOURHOOD = { south: 58, north: 71, west: 18, east: 33 };

export function isInNeighbourhood({ latitude, longitude }: Place): boolean {
  const { south, north, west, east } = NEIGHBOURHOOD;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Placeholder for an unknown location (0, 0). */
export const NOWHERE: Place = { latitude: 0, longitude: 0 };

export const isNowhere = ({ latitude, longitude }: Place) => latitude === 0 && longitude === 0;

/** About ten metres. */
const DECIMALS = 4;

export const roundedPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(DECIMALS)),
  longitude: Number(longitude.toFixed(DECIMALS)),
});

const NUMBER = '(-?\\d{1,2}(?:\\.\\d{1,15})?)';
/** How map links contain a point; Google's pin takes precedence over the centre of its window. */
const LINKS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  `[?&](?:q|ll|query|destination|center)=(?:loc:)?${NUMBER},\\+?${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `#map=[\\d.]{1,5}/${NUMBER}/${NUMBER}`,
  `^geo:${NUMBER},${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'i'));

/** Reads a copied location: coordinates in any usual notation, or a map link. Null: not recognised. */
export function typedPlace(typed: string): Place | null {
  const text = typed.trim().replaceAll(/%2c/gi, ',');
  const pair = /^(https?|geo):/i.test(text) ? inLink(text) : (inMinutes(text) ?? inDegrees(text));
  if (!pair) return null;
  const [one, other] = pair;
  const place = roundedPlace({ latitude: one, longitude: other });
  const turned = { latitude: place.longitude, longitude: place.latitude };
  return [place, turned].find(isInNeighbourhood) ?? null;
}

function inLink(text: string): [number, number] | null {
  const found = LINKS.map((link) => link.exec(text)).find((match) => match !== null);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** `60.1699, 24.9384`, `60,1699 24,9384`, `60.1699° N, 24.9384° E`. */
function inDegrees(text: string): [number, number] | null {
  const plain = text.replaceAll(/[°NEPIÖ]/gi, ' ').trim();
  const found = /^(\d{1,2}(?:[.,]\d{1,15})?)[\s,;]+(\d{1,2}(?:[.,]\d{1,15})?)$/.exec(plain);
  const value = (part = '') => Number(part.replace(',', '.'));
  return found ? [value(found[1]), value(found[2])] : null;
}

const ANGLE = `(\\d{1,2})°\\s*(\\d{1,2})['′’]\\s*(\\d{1,2}(?:[.,]\\d{1,6})?)["″”]`;
const ANGLES = new RegExp(`${ANGLE}\\s*[NP]?[\\s,]*${ANGLE}`, 'i');

/** `60°10′12″N 24°56′18″E`. */
function inMinutes(text: string): [number, number] | null {
  const found = ANGLES.exec(text);
  if (!found) return null;
  const parts = found.slice(1).map((part) => Number(part.replace(',', '.')));
  const angle = (at: number) =>
    (parts[at] ?? 0) + (parts[at + 1] ?? 0) / 60 + (parts[at + 2] ?? 0) / 3600;
  return [angle(0), angle(3)];
}

import type { Place } from '../../../../domain/museum/distance.ts';

/** Name, coordinates, postal codes; the town with most codes first. Source: docs/decisions/0072-field-rules.md */
type TownRow = [name: string, latitude: number, longitude: number, codes: string];
/** As in the forms: docs/decisions/0072-field-rules.md */
type PostTownRow = [fi: string, sv: string, codes: string];

export type Town = { name: string; place: Place };
export type Towns = { all: Town[]; byName: Map<string, Town> };

export const NO_TOWNS: Towns = { all: [], byName: new Map() };

let loading: Promise<Towns> | null = null;

/** Loaded on the first search, from our own origin. */
export async function loadTowns(): Promise<Towns> {
  loading ??= fetchTowns();
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

async function fetchTowns(): Promise<Towns> {
  const [towns, postTowns] = await Promise.all([
    fetch(new URL('./towns.json', import.meta.url)),
    fetch(new URL('../../form/post-towns.json', import.meta.url)),
  ]);
  if (!towns.ok || !postTowns.ok) throw new Error(`towns: ${towns.status} ${postTowns.status}`);
  return townsOf((await towns.json()) as TownRow[], (await postTowns.json()) as PostTownRow[]);
}

const keyOf = (typed: string) => typed.trim().toLocaleLowerCase('fi');

/** Found by code, map name, and both postal names. */
export function townsOf(rows: TownRow[], postRows: PostTownRow[]): Towns {
  const towns: Towns = { all: [], byName: new Map() };
  const know = (name: string, town: Town) => {
    // Of two towns with one name, the larger.
    if (name !== '' && !towns.byName.has(keyOf(name))) towns.byName.set(keyOf(name), town);
  };
  for (const [name, latitude, longitude, codes] of rows) {
    const town = { name, place: { latitude, longitude } };
    towns.all.push(town);
    know(name, town);
    for (const code of codes.split(' ')) know(code, town);
  }
  for (const [fi, sv, codes] of postRows) {
    const town = towns.byName.get(codes.slice(0, 5));
    if (!town) continue;
    know(fi, town);
    know(sv, town);
  }
  return towns;
}

export function findTown({ byName }: Towns, typed: string): Town | null {
  return byName.get(keyOf(typed)) ?? null;
}

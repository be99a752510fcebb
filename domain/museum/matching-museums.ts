import { hasEveryWord } from '../base/fold-text.ts';
import { truncateText } from '../base/well-formed-text.ts';

export type MuseumInList = { name: string; town: string; exhibitions?: { name: string }[] };

/** Museums whose name, town and exhibitions contain every typed word, in any order, ignoring accents and case. */
export function matchingMuseums<Museum extends MuseumInList>(
  museums: Museum[],
  { words, town }: { words: string; town: string },
): Museum[] {
  const wanted = truncateText(words, 100);
  if (wanted === '' && town === '') return museums;
  return museums.filter((museum) => {
    if (town !== '' && museum.town !== town) return false;
    const shows = museum.exhibitions?.map(({ name }) => name) ?? [];
    return hasEveryWord([museum.name, museum.town, ...shows].join(' '), wanted);
  });
}

export type TownOfMuseums<Museum> = { town: string; museums: Museum[] };

/** Keeps the given order. */
export function byTown<Museum extends MuseumInList>(museums: Museum[]): TownOfMuseums<Museum>[] {
  const towns = new Map<string, Museum[]>();
  for (const museum of museums) towns.set(museum.town, [...(towns.get(museum.town) ?? []), museum]);
  return [...towns].map(([town, inTown]) => ({ town, museums: inTown }));
}

import { truncateText } from '../base/well-formed-text.ts';

export type MuseumInList = { name: string; town: string };

/** Museums whose name or town has every word that was typed, in any order, with or without dots and capitals. */
export function matchingMuseums<Museum extends MuseumInList>(
  museums: Museum[],
  { words, town }: { words: string; town: string },
): Museum[] {
  const wanted = plain(truncateText(words, 100)).split(/\s+/).filter(Boolean);
  return museums.filter((museum) => {
    if (town !== '' && museum.town !== town) return false;
    const text = plain(`${museum.name} ${museum.town}`);
    return wanted.every((word) => text.includes(word));
  });
}

export type TownOfMuseums<Museum> = { town: string; museums: Museum[] };

/** In the order they come in. */
export function byTown<Museum extends MuseumInList>(museums: Museum[]): TownOfMuseums<Museum>[] {
  const towns = new Map<string, Museum[]>();
  for (const museum of museums) towns.set(museum.town, [...(towns.get(museum.town) ?? []), museum]);
  return [...towns].map(([town, inTown]) => ({ town, museums: inTown }));
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

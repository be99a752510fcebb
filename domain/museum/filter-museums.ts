import type { MuseumGap, MuseumState } from './museum-gaps.ts';

export type MuseumFilter = {
  words: string;
  state: MuseumState | null;
  gap: MuseumGap | null;
};
type Listed = { name: string; town: string; state: MuseumState; gaps: MuseumGap[] };

const fold = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Every word must occur in the name or the town; “Abo” finds “Åbo”. */
export function filterMuseums<Row extends Listed>(
  museums: readonly Row[],
  { words, state, gap }: MuseumFilter,
): Row[] {
  const asked = fold(words).split(/\s+/).filter(Boolean);
  return museums.filter((museum) => {
    const said = fold(`${museum.name} ${museum.town}`);
    return (
      asked.every((word) => said.includes(word)) &&
      (state === null || museum.state === state) &&
      (gap === null || museum.gaps.includes(gap))
    );
  });
}

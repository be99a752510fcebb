import { useEffect, useState } from 'react';
import { truncateText } from '../../../../domain/base/well-formed-text.ts';
import type { MuseumFilter } from '../../../../domain/museum/filter-museums.ts';
import { MUSEUM_GAPS, MUSEUM_STATES } from '../../../../domain/museum/museum-gaps.ts';
import { usePage } from '../../../platform/page-context.tsx';

const LONGEST = 100;
/** Debounce: browsers limit how often the URL may change. */
const PAUSE_MS = 150;

export function filterOf(query: string): MuseumFilter {
  const asked = new URLSearchParams(query);
  return {
    words: truncateText(asked.get('haku') ?? '', LONGEST),
    state: MUSEUM_STATES.find((each) => each === asked.get('tila')) ?? null,
    gap: MUSEUM_GAPS.find((each) => each === asked.get('puuttuu')) ?? null,
  };
}

/** Only values that differ from the defaults. */
export function queryOf({ words, state, gap }: MuseumFilter): string {
  const query = new URLSearchParams();
  if (words) query.set('haku', words);
  if (state) query.set('tila', state);
  if (gap) query.set('puuttuu', gap);
  return query.size > 0 ? `?${query}` : '';
}

/** The back button and a reload restore the filter. */
export function useMuseumFilter() {
  const { place } = usePage();
  const [filter, setFilter] = useState(() => filterOf(place.search));
  const address = place.path + queryOf(filter);
  useEffect(() => {
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', address);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return [filter, setFilter] as const;
}

import { useEffect } from 'react';
import type { PageLocation } from '../../platform/screen.ts';
import { TOWN_PARAMETER, WORDS_PARAMETER } from './search-parameters.ts';

/** Browsers refuse an address that changes with every letter. */
const PAUSE_MS = 150;

/** The search stands in the address: a reload and the way back from a museum find it again. */
export function useKeptSearch(
  { path }: PageLocation,
  { words, town }: { words: string; town: string },
) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const asked = Object.entries({ [WORDS_PARAMETER]: words, [TOWN_PARAMETER]: town });
      const query = new URLSearchParams(asked.filter(([, value]) => value !== '')).toString();
      const address = query ? `${path}?${query}` : path;
      window.history.replaceState(window.history.state, '', address);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path, words, town]);
}

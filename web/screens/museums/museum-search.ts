import { useEffect } from 'react';
import { truncateText } from '../../../domain/base/well-formed-text.ts';
import { MUSEUM_ORDERS, type MuseumOrder } from '../../../domain/museum/museum-order.ts';
import type { PageLocation } from '../../platform/screen.ts';

/** Search parameters of the list. All are in the URL, so that it can be shared and works without scripts. */
export type MuseumSearch = {
  words: string;
  town: string;
  area: string;
  open: boolean;
  near: boolean;
  stepFree: boolean;
  children: boolean;
  order: MuseumOrder;
  /** Number of museums shown; any other change resets it. */
  shown: number;
};

export const SHOWN_AT_FIRST = 12;
/** More than any scheme has museums. */
const MOST_SHOWN = 2000;

export const PARAMETERS = {
  words: 'haku',
  town: 'paikkakunta',
  area: 'alue',
  open: 'auki',
  near: 'lahella',
  stepFree: 'esteeton',
  children: 'lapsille',
  order: 'jarjestys',
  shown: 'nayta',
} as const satisfies Record<keyof MuseumSearch, string>;
export const SWITCHES = ['open', 'near', 'stepFree', 'children'] as const;

const LONGEST = 100;

export function searchOf(query: string): MuseumSearch {
  const asked = new URLSearchParams(query);
  const text = (name: 'words' | 'town' | 'area' | 'order') =>
    truncateText(asked.get(PARAMETERS[name]) ?? '', LONGEST);
  const isOn = (name: (typeof SWITCHES)[number]) => asked.get(PARAMETERS[name]) === '1';
  const order = text('order');
  return {
    words: text('words'),
    town: text('town'),
    area: text('area'),
    open: isOn('open'),
    near: isOn('near'),
    stepFree: isOn('stepFree'),
    children: isOn('children'),
    order: MUSEUM_ORDERS.find((each) => each === order) ?? 'town',
    shown: shownOf(asked.get(PARAMETERS.shown)),
  };
}

function shownOf(asked: string | null): number {
  const count = /^\d{1,4}$/.test(asked ?? '') ? Number(asked) : SHOWN_AT_FIRST;
  return Math.min(MOST_SHOWN, Math.max(SHOWN_AT_FIRST, count));
}

/** Only values that differ from the defaults. */
export function queryOf(search: MuseumSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (AS_IT_COMES.includes(value)) continue;
    query.set(PARAMETERS[name as keyof MuseumSearch], value === true ? '1' : String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

const AS_IT_COMES: MuseumSearch[keyof MuseumSearch][] = ['', false, 'town', SHOWN_AT_FIRST];

/** Debounce: browsers limit how often the URL may change. */
const PAUSE_MS = 150;

/** A reload and the back button restore the search. */
export function useSearchInUrl({ path }: PageLocation, search: MuseumSearch): void {
  const query = queryOf(search);
  useEffect(() => {
    // Until the search changes, other parameters and the fragment stay.
    if (queryOf(searchOf(window.location.search)) === query) return;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', path + query);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path, query]);
}

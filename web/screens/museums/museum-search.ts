import { useEffect } from 'react';
import { truncateText } from '../../../domain/base/well-formed-text.ts';
import { MUSEUM_ORDERS, type MuseumOrder } from '../../../domain/museum/museum-order.ts';
import type { PageLocation } from '../../platform/screen.ts';

/** What is asked of the list. All of it stands in the address, so that it can be shared and works without scripts. */
export type MuseumSearch = {
  words: string;
  town: string;
  area: string;
  open: boolean;
  near: boolean;
  stepFree: boolean;
  children: boolean;
  order: MuseumOrder;
};

export const PARAMETERS = {
  words: 'haku',
  town: 'paikkakunta',
  area: 'alue',
  open: 'auki',
  near: 'lahella',
  stepFree: 'esteeton',
  children: 'lapsille',
  order: 'jarjestys',
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
  };
}

/** Only what differs from the list as it comes. */
export function queryOf(search: MuseumSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value === '' || value === false || value === 'town') continue;
    query.set(PARAMETERS[name as keyof MuseumSearch], value === true ? '1' : String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Browsers refuse an address that changes with every letter. */
const PAUSE_MS = 150;

/** A reload and the way back from a museum find the search again. */
export function useSearchInUrl({ path }: PageLocation, search: MuseumSearch): void {
  const address = path + queryOf(search);
  useEffect(() => {
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', address);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address]);
}

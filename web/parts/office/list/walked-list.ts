import { useLayoutEffect } from 'react';

/** The list that a page was opened from, for next and previous. In memory only. */
export type WalkedList = { name: string; path: string; items: readonly string[] };

let latest: WalkedList | null = null;

/** Called by pages with a list, so that the pages of its rows know their neighbours. */
export function useWalkedList(list: WalkedList): void {
  useLayoutEffect(() => {
    latest = list;
  });
}

export type WalkedPlace = {
  list: WalkedList;
  /** Counted from 1. */
  place: number;
  previous: string | null;
  next: string | null;
};

/** Position in the list that the page was opened from; null: it was not opened from one. */
export function placeInList(path: string, list: WalkedList | null = latest): WalkedPlace | null {
  const at = list ? list.items.indexOf(path) : -1;
  if (!list || at < 0) return null;
  return {
    list,
    place: at + 1,
    previous: list.items[at - 1] ?? null,
    next: list.items[at + 1] ?? null,
  };
}

import { useLayoutEffect, useRef } from 'react';

/** The list from which somebody opened a page: they go on to the next without going back. Kept in memory alone. */
export type WalkedList = { name: string; path: string; items: readonly string[] };

let latest: WalkedList | null = null;

/** A page that shows a list tells of it, for the pages that its rows open. */
export function useWalkedList(list: WalkedList): void {
  const told = useRef(list);
  told.current = list;
  useLayoutEffect(() => {
    latest = told.current;
  });
}

export type WalkedPlace = {
  list: WalkedList;
  /** From 1. */
  place: number;
  previous: string | null;
  next: string | null;
};

/** Where a page stands in the list it was opened from; null: it was not opened from one. */
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

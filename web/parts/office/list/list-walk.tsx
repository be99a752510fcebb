import { useEffect, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import css from '../frame/office-frame.module.css';
import { useShortcuts } from '../frame/shortcuts.ts';
import { placeInList, type WalkedPlace } from './walked-list.ts';

/** Navigation of a page that was opened from a list: back to the list, and next or previous, also by [ and ]. */
export function ListWalk({ texts }: { texts: (typeof fi)['walk'] }) {
  const { go, place: page } = usePage();
  const [walked, setWalked] = useState<WalkedPlace | null>(null);
  useEffect(() => setWalked(placeInList(page.path)), [page.path]);

  useShortcuts((key) => {
    const chosen = { '[': walked?.previous, ']': walked?.next }[key];
    if (chosen) go(chosen);
    return Boolean(chosen);
  });

  if (!walked) return null;
  const { list, place, previous, next } = walked;
  return (
    <nav className={`ways ${css.walk}`} aria-label={texts.label}>
      <a href={list.path}>{list.name}</a>
      <span>{fill(texts.place, place, list.items.length)}</span>
      {previous && (
        <a href={previous}>
          {texts.previous}{' '}
          <span aria-hidden="true">
            <kbd>[</kbd>
          </span>
        </a>
      )}
      {next && (
        <a href={next}>
          {texts.next}{' '}
          <span aria-hidden="true">
            <kbd>]</kbd>
          </span>
        </a>
      )}
    </nav>
  );
}

import { type KeyboardEvent, useRef } from 'react';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import css from './search-box.module.css';
import { useShortcuts } from './shortcuts.ts';

/** One search box for everything: `/` focuses it anywhere, Esc leaves it. A plain form, so it works without scripts. */
export function SearchBox({ texts }: { texts: typeof fi }) {
  const { pathTo, place } = usePage();
  const box = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);

  useShortcuts((key) => {
    if (key !== '/') return false;
    before.current = document.activeElement;
    box.current?.focus();
    box.current?.select();
    return true;
  });

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    box.current?.blur();
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  return (
    <search className={css.find}>
      <form method="get" action={pathTo('Office_Find')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5" />
        </svg>
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          defaultValue={
            place.name === 'Office_Find' ? (new URLSearchParams(place.search).get('q') ?? '') : ''
          }
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={leave}
        />
        <span aria-hidden="true">
          <kbd>/</kbd>
        </span>
      </form>
    </search>
  );
}

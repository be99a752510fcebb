import { useEffect, useRef } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { topDialog } from '../../../ui/open-dialogs.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { OfficePage } from './rooms.ts';
import { useShortcuts } from './shortcuts.ts';

const PAGE = '#content';
const TICKS = 'input[type="checkbox"]:not(:disabled)';

type Texts = { copied: string; notCopied: string };

/** Shortcuts after G: the pages used daily. */
const DOORS: Record<string, OfficePage> = {
  e: 'Office_Home',
  h: 'Office_Find',
  p: 'Office_Refunds',
  m: 'Office_Plastic',
  o: 'Office_Rights',
};
const DOOR_PATIENCE_MS = 2_000;

/**
 * C copies, F focuses the filter, X ticks and Z opens undo. Each uses an element of the page, so that a shortcut never
 * does what the page does not offer.
 */
export function usePageKeys(texts: Texts): void {
  const ticked = useRef<HTMLInputElement | null>(null);
  const askedAt = useRef(0);
  const { pathTo } = usePage();
  useSaveKey();
  useShortcuts((key, isShifted) => {
    const door = DOORS[key.toLowerCase()];
    const isAsked = Date.now() - askedAt.current < DOOR_PATIENCE_MS;
    askedAt.current = key.toLowerCase() === 'g' ? Date.now() : 0;
    if (door && isAsked) return press(document.querySelector(`nav a[href="${pathTo(door)}"]`));
    switch (key.toLowerCase()) {
      case 'c':
        return copy(texts);
      case 'f':
        return focusOn(document.querySelector(`${PAGE} [data-filter]`));
      case 'x':
        return tick(ticked, isShifted);
      case 'z':
        return press(document.querySelector(`${PAGE} [data-undo]`));
      default:
        return false;
    }
  });
}

/** Ctrl S saves the draft, also while typing; not while a dialog is open. */
function useSaveKey(): void {
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || topDialog())
        return;
      if (press(document.querySelector(`${PAGE} [data-save]`))) event.preventDefault();
    }
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
}

/** The row that contains the focus. */
function focusedRow(): Element | null {
  const row = document.activeElement?.closest('li, tr');
  return row?.querySelector('[data-row]') ? row : null;
}

/** Copies the number or address of the row; without a row the number of the page. */
function copy(texts: Texts): boolean {
  const row = focusedRow()?.querySelector<HTMLElement>('[data-row]');
  const source = row ?? document.querySelector<HTMLElement>(`${PAGE} [data-copy]`);
  const words = source?.dataset.copy ?? (row instanceof HTMLAnchorElement ? row.href : null);
  if (!words || !navigator.clipboard) return false;
  navigator.clipboard.writeText(words).then(
    () => showToast({ label: fill(texts.copied, words), variant: 'success' }),
    () => showToast({ label: texts.notCopied, variant: 'error' }),
  );
  return true;
}

function focusOn(filter: Element | null): boolean {
  const chosen = filter?.querySelector<HTMLElement>('[aria-current]');
  const first = chosen ?? filter?.querySelector<HTMLElement>('a, input, select, button');
  first?.focus();
  return Boolean(first);
}

/** With shift: all rows since the last ticked one get its state. */
function tick(before: { current: HTMLInputElement | null }, isRange: boolean): boolean {
  const row = focusedRow();
  const box = row?.querySelector<HTMLInputElement>(TICKS);
  if (!row || !box) return false;
  const all = [...(row.parentElement?.querySelectorAll<HTMLInputElement>(TICKS) ?? [])];
  const from = before.current ? all.indexOf(before.current) : -1;
  if (!isRange || from < 0) {
    box.click();
    before.current = box;
    return true;
  }
  const to = all.indexOf(box);
  const isTicked = all[from]?.checked;
  for (const one of all.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (one.checked !== isTicked) one.click();
  }
  return true;
}

function press(button: Element | null): boolean {
  if (button instanceof HTMLElement) button.click();
  return button !== null;
}

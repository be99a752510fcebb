import { useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useShortcuts } from './shortcuts.ts';

const PAGE = '#content';
const TICKS = 'input[type="checkbox"]:not(:disabled)';

type Texts = { copied: string; notCopied: string };

/**
 * C copies, F goes to the filter, X ticks and Z opens the way back: each uses what stands on the page, so that nothing is
 * done by a key that cannot be done without it.
 */
export function usePageKeys(texts: Texts): void {
  const ticked = useRef<HTMLInputElement | null>(null);
  useShortcuts((key, isShifted) => {
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

/** The row in which the focus stands: its link, or anything else of it. */
function focusedRow(): Element | null {
  const row = document.activeElement?.closest('li, tr');
  return row?.querySelector('[data-row]') ? row : null;
}

/** The number or the address of the row; without a row the number that the page is about. */
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

/** With shift all rows from the one that was ticked before, as it is. */
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

import { useShortcuts } from './shortcuts.ts';

const ROWS = '#content [data-row]';

/** J and K go to the next and the previous row of the page; what is focused is opened by Enter, as any link. */
export function useRowKeys(): void {
  useShortcuts((key) => {
    const step = { j: 1, k: -1 }[key.toLowerCase()];
    if (!step) return false;
    const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
    // From whatever has the focus in a row, its link or a button of it.
    const at = rows.findIndex((row) =>
      (row.closest('li, tr') ?? row).contains(document.activeElement),
    );
    const next = at < 0 ? rows[0] : rows[at + step];
    next?.focus();
    return next !== undefined;
  });
}

import { useShortcuts } from './shortcuts.ts';

const ROWS = '#content [data-row]';

/** J and K focus the next and previous row; Enter follows the focused link. */
export function useRowKeys(): void {
  useShortcuts((key) => {
    const step = { j: 1, k: -1 }[key.toLowerCase()];
    if (!step) return false;
    const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
    // From any element of a row.
    const at = rows.findIndex((row) =>
      (row.closest('li, tr') ?? row).contains(document.activeElement),
    );
    const next = at < 0 ? rows[0] : rows[at + step];
    next?.focus();
    return next !== undefined;
  });
}

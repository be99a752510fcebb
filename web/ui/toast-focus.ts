import { type RefObject, useEffect, useRef } from 'react';

type Region = RefObject<HTMLElement | null>;

/**
 * F6 moves the focus to the newest toast and back. Closing by keyboard moves to the next toast, and after the last one
 * back to the page; closing by pointer moves back at once, so that no toast stays paused.
 */
export function useFocusReturn(region: Region) {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    function remember(event: FocusEvent) {
      const from = event.relatedTarget;
      const entered = isInside(region, event.target) && !isInside(region, from);
      if (entered) cameFrom.current = from instanceof HTMLElement ? from : null;
    }
    function visit(event: KeyboardEvent) {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      const newest = region.current?.querySelector<HTMLElement>('[data-toast]');
      if (!newest) return;
      event.preventDefault();
      if (isInside(region, document.activeElement)) goBack(cameFrom.current);
      else newest.focus();
    }
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', visit);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', visit);
    };
  }, [region]);

  return function leave(toastId: number, byKeyboard: boolean) {
    const closing = region.current?.querySelector(`[data-toast="${toastId}"]`);
    if (!closing?.contains(document.activeElement)) return;
    const next = closing.nextElementSibling ?? closing.previousElementSibling;
    if (byKeyboard && next instanceof HTMLElement) next.focus();
    else goBack(cameFrom.current);
  };
}

function goBack(from: HTMLElement | null): void {
  if (from?.isConnected) from.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function isInside(region: Region, node: EventTarget | null): boolean {
  return node instanceof Node && (region.current?.contains(node) ?? false);
}

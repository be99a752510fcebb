import { type RefObject, useEffect } from 'react';

/**
 * Keeps the keyboard position when a pressed button is removed or disabled: the focus moves to the heading above it.
 * Otherwise it would return to the top of the page and a screen reader would be silent.
 */
export function useKeptFocus(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    /** The focused element, then its ancestors. */
    let places: Element[] = [];

    const remember = ({ target }: FocusEvent) => {
      places = target instanceof Element ? placesOf(target, element) : [];
    };
    // Blurred by the user, not removed: nothing to restore.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (target === places[0] && !isLost(places[0])) places = [];
      });
    const bringBack = () => {
      const [last, ...around] = places;
      if (!last || !isLost(last) || document.activeElement !== document.body) return;
      const heading = around.map(headingOf).find(Boolean);
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    };
    // A deliberate focus change happens in the same task.
    const watch = new MutationObserver(() => setTimeout(bringBack));

    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    watch.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
      watch.disconnect();
    };
  }, [room]);
}

const isLost = (element: Element) => !element.isConnected || element.matches(':disabled');

function placesOf(element: Element, room: Element): Element[] {
  const { parentElement } = element;
  const around = element === room || !parentElement ? [] : placesOf(parentElement, room);
  return [element, ...around];
}

/** A list has no heading: the first one inside belongs to a row. */
function headingOf(place: Element): HTMLElement | null {
  const isPlace = place.isConnected && place.matches('li, section, dialog, main');
  return isPlace ? place.querySelector<HTMLElement>('h1, h2, h3') : null;
}

import { type RefObject, useEffect } from 'react';

/**
 * A pressed button often goes away with what it was for, or cannot be pressed any more. The keyboard then goes on from the
 * heading above it: without this it would begin again at the top of the page, and a screen reader would say nothing.
 */
export function useKeptFocus(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    /** What has the focus, then all that is around it. */
    let places: Element[] = [];

    const remember = ({ target }: FocusEvent) => {
      places = target instanceof Element ? placesOf(target, element) : [];
    };
    // Left by somebody, not taken away: then nothing is to be brought back.
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
    // Whoever moves the focus on purpose does so in the same turn.
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

/** A list has none of its own: the first one in it belongs to another row. */
function headingOf(place: Element): HTMLElement | null {
  const isPlace = place.isConnected && place.matches('li, section, dialog, main');
  return isPlace ? place.querySelector<HTMLElement>('h1, h2, h3') : null;
}

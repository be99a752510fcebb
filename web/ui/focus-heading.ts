import { useEffect, useRef } from 'react';

/** What had the focus is about to go: the keyboard and the screen reader go on from the heading of the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** A new step starts at its top: the button that led to it is gone. */
export function useHeadingFocus(step: string | number | boolean): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [step]);
}

import { useEffect, useRef } from 'react';

/** The focused element is about to be removed: moves the focus to the page's heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** A new step starts at its top, as the button that led to it is removed. */
export function useHeadingFocus(step: string | number | boolean): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [step]);
}

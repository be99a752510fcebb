import { useEffect, useRef } from 'react';
import type { Step } from '../../../domain/order/step.ts';

/** A new step begins at its top, with the focus on its heading; where there is none, on the step itself. */
export function useStepFocus(step: Step) {
  const room = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = room.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? room.current)?.focus({ preventScroll: true });
  }, [step]);
  return room;
}

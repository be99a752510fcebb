import { useEffect, useEffectEvent, useState } from 'react';
import { readStep, type Step } from '../../domain/order/step.ts';
import type { PageLocation } from './screen.ts';

const PARAMETER = 'c__step';

export function stepIn(search: string): Step {
  return readStep(new URLSearchParams(search).getAll(PARAMETER));
}

export function hasStep(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}

/**
 * The step in the URL. Each step is a history entry, so that the back button works and the form keeps its state. A step
 * that cannot be shown yet goes back to the first, in the URL too.
 */
export function useAddressStep(
  place: Pick<PageLocation, 'path' | 'search'>,
  shownOf = (asked: Step) => asked,
) {
  const { path, search } = place;
  const [step, setStep] = useState(() => stepIn(search));

  // A link to the same page was followed.
  const [lastPlace, setLastPlace] = useState(place);
  if (place !== lastPlace) {
    setLastPlace(place);
    setStep(stepIn(search));
  }

  useEffect(() => {
    const syncStep = () => {
      if (window.location.pathname === path) setStep(stepIn(window.location.search));
    };
    window.addEventListener('popstate', syncStep);
    return () => window.removeEventListener('popstate', syncStep);
  }, [path]);

  function write(method: 'pushState' | 'replaceState', next: Step) {
    window.history[method](window.history.state, '', withStep(next));
    setStep(next);
  }

  const shown = shownOf(step);
  const goBack = useEffectEvent(() => write('replaceState', 0));
  const isOutOfReach = step > shown;
  useEffect(() => {
    if (isOutOfReach) goBack();
  }, [isOutOfReach]);

  return {
    step: shown,
    push: (next: Step) => write('pushState', next),
    replace: (next: Step) => write('replaceState', next),
  };
}

function withStep(step: Step): string {
  const query = new URLSearchParams(window.location.search);
  query.set(PARAMETER, String(step));
  return `${window.location.pathname}?${query}`;
}

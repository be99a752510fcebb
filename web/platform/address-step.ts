import { useEffect, useState } from 'react';
import { readStep, type Step } from '../../domain/order/step.ts';
import type { Place } from './screen.ts';

const PARAMETER = 'c__step';

export function stepIn(search: string): Step {
  return readStep(new URLSearchParams(search).getAll(PARAMETER));
}

export function hasStep(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}

/**
 * The step of a screen that writes its steps to the address: each is a place in the history, so that the browser's
 * back button goes from one to the other and the screen keeps what was typed.
 */
export function useAddressStep(place: Pick<Place, 'path' | 'search'>) {
  const { path, search } = place;
  const [step, setStep] = useState(() => stepIn(search));

  // A link to the same page was followed.
  const [shownPlace, setShownPlace] = useState(place);
  if (place !== shownPlace) {
    setShownPlace(place);
    setStep(stepIn(search));
  }

  useEffect(() => {
    const follow = () => {
      if (window.location.pathname === path) setStep(stepIn(window.location.search));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [path]);

  function write(how: 'pushState' | 'replaceState', next: Step) {
    window.history[how](window.history.state, '', withStep(next));
    setStep(next);
  }

  return {
    step,
    push: (next: Step) => write('pushState', next),
    replace: (next: Step) => write('replaceState', next),
  };
}

function withStep(step: Step): string {
  const query = new URLSearchParams(window.location.search);
  query.set(PARAMETER, String(step));
  return `${window.location.pathname}?${query}`;
}

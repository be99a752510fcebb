import { type FormEvent, useState } from 'react';
import { showToast } from '../ui/toast-store.ts';
import { errorMessage } from './read-error.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** What is said of a failure unless the server says it; or a function that decides. Null: nothing is said. */
type Explanation = string | ((error: unknown) => string | null);

/**
 * The calls of a form or a button: busy, then done or failed. Not React's `useActionState`, which queues a second click
 * where this one ignores it.
 */
export function useAttempt(otherwise: Explanation, { asToast = false } = {}) {
  const { isBusy, whileBusy } = useOneAtATime();
  const [problem, setProblem] = useState<string | null>(null);

  function explain(error: unknown, explanation: Explanation): void {
    const message =
      typeof explanation === 'string' ? errorMessage(error, explanation) : explanation(error);
    if (!asToast) setProblem(message);
    else if (message) showToast({ label: message, variant: 'error' });
  }

  /** True when the work was done. */
  async function attempt(work: () => Promise<unknown>, explanation = otherwise): Promise<boolean> {
    let isDone = false;
    await whileBusy(async () => {
      setProblem(null);
      try {
        const outcome = await work();
        isDone = true;
        return outcome;
      } catch (error) {
        explain(error, explanation);
        return null;
      }
    });
    return isDone;
  }

  const onSubmit = (work: () => Promise<unknown>) => (event: FormEvent) => {
    event.preventDefault();
    void attempt(work);
  };
  return { isBusy, problem, setProblem, attempt, onSubmit };
}

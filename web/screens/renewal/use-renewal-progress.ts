import { useState } from 'react';
import type { SavingForm } from '../../parts/payment/save-payment-card.ts';
import { statusOf } from '../../platform/call-error.ts';
import { endFlow, log } from '../../platform/logging/page-logger.ts';
import { currentPath, logoutPath } from '../../platform/logout.ts';
import { errorMessage } from '../../platform/read-error.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import type { RenewalTexts } from './renewal-data.ts';

export type OutcomeKind = keyof RenewalTexts['told'];

export type RenewalStep =
  | { step: 'choosing' }
  | { step: 'confirming' | 'saving'; eventId: string; price: number }
  | { step: 'leaving'; form: SavingForm }
  | { step: 'ordering' | 'charging' };

type Outcome = {
  kind: OutcomeKind;
  words: string | null;
  eventId: string | null;
  /** Payment that can be retried with another method. */
  paymentKey: string | null;
};
/** The current step, and the outcome of the last attempt. */
export function useRenewalProgress() {
  const [doing, setDoing] = useState<RenewalStep>({ step: 'choosing' });
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function stop(kind: OutcomeKind, of: Partial<Omit<Outcome, 'kind'>> = {}) {
    setDoing({ step: 'choosing' });
    setOutcome({ words: null, eventId: null, paymentKey: null, ...of, kind });
  }

  function fail(error: unknown) {
    if (statusOf(error) === 401) {
      window.location.assign(logoutPath(currentPath()));
      return;
    }
    log('ERROR', 'renewal failed', { error, source: 'renewal' });
    endFlow();
    stop('failed', { words: errorMessage(error, '') || null });
  }

  const { isBusy, whileBusy } = useOneAtATime();
  const attempt = (work: () => Promise<void>) => whileBusy(() => work().catch(fail));

  return { doing, setDoing, outcome, setOutcome, stop, isBusy, attempt };
}

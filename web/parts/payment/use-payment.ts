import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { CallError } from '../../platform/call-error.ts';
import { currentPath, logoutPath } from '../../platform/leave-session.ts';
import { logStep } from '../../platform/logging/flow-log.ts';
import { endFlow, log } from '../../platform/logging/page-logger.ts';
import { usePage } from '../../platform/page-context.tsx';
import { holdSessionWatch } from '../../platform/session-watch-hold.ts';
import type { texts as fi } from '../../texts/fi/parts/payment.ts';
import { topDialog } from '../../ui/open-dialogs.ts';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';
import { failureWords } from './failure-words.ts';
import type { HandOver, PaymentChoice } from './hand-over.ts';
import { OPEN_SELECTOR, payment } from './payment-state.ts';
import { pollHandOver } from './poll-hand-over.ts';
import {
  type MadeOrder,
  providerTypeOf,
  StartFault,
  startPayment,
  type ToPay,
} from './start-payment.ts';

const SOURCE = 'payment-selector';

export type PaymentTexts = typeof fi;

export type PayingOptions = {
  toPay: ToPay;
  /** Makes the order, or goes on with the unpaid one. Null: it was refused, and the screen has said so. */
  makeOrder: () => Promise<MadeOrder | null>;
  texts: PaymentTexts;
};

/** From a choice to the provider's page: the calls, the wait for the hand-over, and what goes wrong. */
export function usePayment({ toPay, makeOrder, texts }: PayingOptions) {
  const { person } = usePage();
  const [state, dispatch] = useReducer(payment, OPEN_SELECTOR);
  const form = useRef<HTMLFormElement>(null);
  // Timers and answers see what is on the page now, not what was there when they began.
  const now = useRef(state);
  useLayoutEffect(() => {
    now.current = state;
  });

  function fail(attempt: number, choice: PaymentChoice, fault: unknown) {
    if (now.current.attempt !== attempt || !now.current.chosen) return;
    if (isSignedOut(fault)) return window.location.assign(logoutPath(currentPath()));
    logFault(choice, fault);
    endFlow();
    const message = failureWords(texts.failed, { choice, isSignedIn: person !== null });
    showToast({ label: texts.failed.label, message, variant: 'error' });
    dispatch({ type: 'failed', attempt, problem: toldBy(fault) ?? message });
  }

  async function choose(choice: PaymentChoice) {
    if (now.current.chosen) return;
    const attempt = now.current.attempt + 1;
    now.current = { ...now.current, chosen: choice, attempt };
    dispatch({ type: 'chosen', choice });
    withdrawToasts(texts.failed.label);
    logStep(`method chosen: ${providerOf(choice)}`, SOURCE);
    try {
      const order = await makeOrder().catch((cause: unknown) => {
        throw new StartFault('processMuseumCard', null, cause);
      });
      if (!order) return dispatch({ type: 'cameBack' });
      dispatch({ type: 'ready', attempt, handOver: await startPayment(choice, order, toPay) });
    } catch (fault) {
      fail(attempt, choice, fault);
    }
  }

  const { chosen, attempt } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wait for each attempt, whatever is rendered meanwhile
  useEffect(() => {
    if (!chosen) return;
    const letGo = holdSessionWatch();
    const stop = pollHandOver({
      leave: () => leaveBy(now.current.handOver, form.current, providerOf(chosen)),
      isOnHold: () => topDialog() !== null,
      giveUp: () => fail(attempt, chosen, new StartFault('hand-over', null, 'gave up waiting')),
    });
    return () => {
      stop();
      letGo();
    };
  }, [chosen, attempt]);

  useEffect(() => {
    // Back from the provider by the browser's button: the page is as it was left, and must not stay at rest.
    const wake = ({ persisted }: PageTransitionEvent) =>
      persisted && dispatch({ type: 'cameBack' });
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  return { state, dispatch, choose, form };
}

function leaveBy(
  handOver: HandOver | null,
  form: HTMLFormElement | null,
  provider: string,
): boolean {
  const isReady = handOver?.kind === 'link' || (handOver?.kind === 'form' && form !== null);
  if (isReady) {
    // The page ends here: what it has to tell goes now.
    logStep(`handed over to ${provider}`, SOURCE);
    endFlow();
  }
  if (handOver?.kind === 'link') {
    window.location.assign(handOver.href);
    return true;
  }
  if (handOver?.kind !== 'form' || !form) return false;
  // A provider's field may be called `submit` and stand before the method of that name.
  HTMLFormElement.prototype.submit.call(form);
  return true;
}

function causeOf(fault: unknown): unknown {
  return fault instanceof StartFault ? fault.cause : fault;
}

function isSignedOut(fault: unknown): boolean {
  const cause = causeOf(fault);
  return cause instanceof CallError && cause.status === 401;
}

/** What the server said in so many words. */
function toldBy(fault: unknown): string | null {
  const cause = causeOf(fault);
  if (!(cause instanceof CallError) || cause.errors.length === 0) return null;
  return cause.messages.join(' ');
}

function logFault(choice: PaymentChoice, fault: unknown): void {
  const { step, paymentId } =
    fault instanceof StartFault ? fault : { step: 'unknown', paymentId: null };
  log(
    'ERROR',
    `payment not started: step ${step}, provider ${providerOf(choice)}, payment ${paymentId ?? 'none'}`,
    { error: causeOf(fault), source: SOURCE },
  );
}

function providerOf(choice: PaymentChoice): string {
  return choice.way === 'listed' ? `paytrail/${choice.id}` : providerTypeOf(choice);
}

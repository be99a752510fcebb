import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { CallError } from '../../platform/call-error.ts';
import { logStep } from '../../platform/logging/flow-log.ts';
import { endFlow, log } from '../../platform/logging/page-logger.ts';
import { currentPath, logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { pauseSessionWatch } from '../../platform/session-watch-pause.ts';
import type { texts as fi } from '../../texts/fi/parts/payment.ts';
import { topDialog } from '../../ui/open-dialogs.ts';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';
import { type HandOver, type PaymentChoice, pollHandOver } from './hand-over.ts';
import { rememberBank } from './last-bank.ts';
import { failureMessage, INITIAL_PAYMENT, payment } from './payment-state.ts';
import {
  type Payable,
  type PaymentContext,
  PaymentStartError,
  providerTypeOf,
  startPayment,
} from './start-payment.ts';

const SOURCE = 'payment-selector';

export type PaymentTexts = typeof fi;

export type PaymentOptions = {
  context: PaymentContext;
  /** Creates the order, or continues the unpaid one. Null: refused, and the screen shows why. */
  createOrder: () => Promise<Payable | null>;
  texts: PaymentTexts;
};

/** A payment from the choice of a method to the provider's page: calls, polling, and failures. */
export function usePayment({ context, createOrder, texts }: PaymentOptions) {
  const { person } = usePage();
  const [state, dispatch] = useReducer(payment, INITIAL_PAYMENT);
  const form = useRef<HTMLFormElement>(null);
  // Timers and callbacks need the current state, not the one they started with.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });

  function fail(attempt: number, choice: PaymentChoice, error: unknown) {
    if (latest.current.attempt !== attempt || !latest.current.chosen) return;
    if (isSignedOut(error)) return window.location.assign(logoutPath(currentPath()));
    logFailure(choice, error);
    endFlow();
    const message = failureMessage(texts.failed, { choice, isSignedIn: person !== null });
    showToast({ label: texts.failed.label, message, variant: 'error' });
    dispatch({ type: 'failed', attempt, problem: serverMessage(error) ?? message });
  }

  async function choose(choice: PaymentChoice) {
    if (latest.current.chosen) return;
    const attempt = latest.current.attempt + 1;
    latest.current = { ...latest.current, chosen: choice, attempt };
    dispatch({ type: 'chosen', choice });
    withdrawToasts(texts.failed.label);
    if (choice.way === 'listed') rememberBank(choice.id);
    logStep(`method chosen: ${providerOf(choice)}`, SOURCE);
    try {
      const order = await createOrder().catch((cause: unknown) => {
        throw new PaymentStartError('processMuseumCard', null, cause);
      });
      if (!order) return dispatch({ type: 'reset' });
      dispatch({ type: 'ready', attempt, handOver: await startPayment(choice, order, context) });
    } catch (error) {
      fail(attempt, choice, error);
    }
  }

  const { chosen, attempt } = state;
  const giveUp = useEffectEvent(fail);
  useEffect(() => {
    if (!chosen) return;
    const releaseSessionWatch = pauseSessionWatch();
    const stop = pollHandOver({
      leave: () => goToProvider(latest.current.handOver, form.current, providerOf(chosen)),
      isOnHold: () => topDialog() !== null,
      giveUp: () =>
        giveUp(attempt, chosen, new PaymentStartError('hand-over', null, 'gave up waiting')),
    });
    return () => {
      stop();
      releaseSessionWatch();
    };
  }, [chosen, attempt]);

  useEffect(() => {
    // Restored from the back/forward cache after the provider's page: make it usable again.
    const resetWhenRestored = ({ persisted }: PageTransitionEvent) =>
      persisted && dispatch({ type: 'reset' });
    window.addEventListener('pageshow', resetWhenRestored);
    return () => window.removeEventListener('pageshow', resetWhenRestored);
  }, []);

  return { state, dispatch, choose, form };
}

function goToProvider(
  handOver: HandOver | null,
  form: HTMLFormElement | null,
  provider: string,
): boolean {
  const isReady = handOver?.kind === 'link' || (handOver?.kind === 'form' && form !== null);
  if (isReady) {
    // The page is being left: send its log now.
    logStep(`handed over to ${provider}`, SOURCE);
    endFlow();
  }
  if (handOver?.kind === 'link') {
    window.location.assign(handOver.href);
    return true;
  }
  if (handOver?.kind !== 'form' || !form) return false;
  // A provider field named `submit` would shadow the method.
  HTMLFormElement.prototype.submit.call(form);
  return true;
}

function causeOf(error: unknown): unknown {
  return error instanceof PaymentStartError ? error.cause : error;
}

function isSignedOut(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof CallError && cause.status === 401;
}

/** The server's own message, if there is one. */
function serverMessage(error: unknown): string | null {
  const cause = causeOf(error);
  if (!(cause instanceof CallError) || cause.errors.length === 0) return null;
  return cause.messages.join(' ');
}

function logFailure(choice: PaymentChoice, error: unknown): void {
  const { step, paymentId } =
    error instanceof PaymentStartError ? error : { step: 'unknown', paymentId: null };
  log(
    'ERROR',
    `payment not started: step ${step}, provider ${providerOf(choice)}, payment ${paymentId ?? 'none'}`,
    { error: causeOf(error), source: SOURCE },
  );
}

function providerOf(choice: PaymentChoice): string {
  return choice.way === 'listed' ? `paytrail/${choice.id}` : providerTypeOf(choice);
}

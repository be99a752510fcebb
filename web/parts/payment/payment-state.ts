import type { texts as fi } from '../../texts/fi/parts/payment.ts';
import type { HandOver, PaymentChoice, Provider } from './hand-over.ts';

export type PaymentState = {
  list: Provider[] | 'loading' | 'failed';
  chosen: PaymentChoice | null;
  /** Counts attempts: answers of an earlier one are ignored. */
  attempt: number;
  handOver: HandOver | null;
  /** The message of the last failed attempt. */
  problem: string | null;
};

export type PaymentEvent =
  | { type: 'providersRequested' }
  | { type: 'providersLoaded'; providers: Provider[] }
  | { type: 'providersFailed' }
  | { type: 'chosen'; choice: PaymentChoice }
  | { type: 'ready'; attempt: number; handOver: HandOver }
  | { type: 'failed'; attempt: number; problem: string }
  /** Back from the provider with the browser's button, or another method is wanted. */
  | { type: 'reset' };

export const INITIAL_PAYMENT: PaymentState = {
  list: 'loading',
  chosen: null,
  attempt: 0,
  handOver: null,
  problem: null,
};

export function payment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'providersRequested':
      return { ...state, list: 'loading' };
    case 'providersLoaded':
      return { ...state, list: event.providers.length > 0 ? event.providers : 'failed' };
    case 'providersFailed':
      return { ...state, list: 'failed' };
    case 'chosen':
      // The first click counts: a double click must not start two payments.
      if (state.chosen) return state;
      return { ...reset(state), chosen: event.choice, attempt: state.attempt + 1 };
    case 'ready':
      return isLate(state, event) ? state : { ...state, handOver: event.handOver };
    case 'failed':
      return isLate(state, event) ? state : { ...reset(state), problem: event.problem };
    case 'reset':
      return reset(state);
  }
}

function reset(state: PaymentState): PaymentState {
  return { ...state, chosen: null, handOver: null, problem: null };
}

function isLate(state: PaymentState, { attempt }: { attempt: number }): boolean {
  return !state.chosen || attempt !== state.attempt;
}

/** A monthly order has no other method, and a guest no list of orders. */
export function failureMessage(
  { body, guestBody, monthlyBody }: (typeof fi)['failed'],
  { choice, isSignedIn }: { choice: PaymentChoice; isSignedIn: boolean },
): string {
  if (choice.way === 'monthly') return monthlyBody;
  return isSignedIn ? body : guestBody;
}

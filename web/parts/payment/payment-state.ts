import type { HandOver, PaymentChoice, Provider } from './hand-over.ts';

export type PaymentState = {
  list: Provider[] | 'loading' | 'failed';
  chosen: PaymentChoice | null;
  /** Counts choices: what comes for an earlier one is too late. */
  attempt: number;
  handOver: HandOver | null;
  /** Why the last attempt came to nothing, in words. */
  problem: string | null;
};

export type PaymentEvent =
  | { type: 'listAsked' }
  | { type: 'listed'; providers: Provider[] }
  | { type: 'listFailed' }
  | { type: 'chosen'; choice: PaymentChoice }
  | { type: 'ready'; attempt: number; handOver: HandOver }
  | { type: 'failed'; attempt: number; problem: string }
  /** The person is here again, or chose to be: by the browser's back button, or away from ePassi's page. */
  | { type: 'cameBack' };

export const OPEN_SELECTOR: PaymentState = {
  list: 'loading',
  chosen: null,
  attempt: 0,
  handOver: null,
  problem: null,
};

export function payment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'listAsked':
      return { ...state, list: 'loading' };
    case 'listed':
      return { ...state, list: event.providers.length > 0 ? event.providers : 'failed' };
    case 'listFailed':
      return { ...state, list: 'failed' };
    case 'chosen':
      // The first press counts; a second one on another tile finds the tiles at rest.
      if (state.chosen) return state;
      return { ...revealed(state), chosen: event.choice, attempt: state.attempt + 1 };
    case 'ready':
      return isLate(state, event) ? state : { ...state, handOver: event.handOver };
    case 'failed':
      return isLate(state, event) ? state : { ...revealed(state), problem: event.problem };
    case 'cameBack':
      return revealed(state);
  }
}

/** The step as it was before anything was chosen. */
function revealed(state: PaymentState): PaymentState {
  return { ...state, chosen: null, handOver: null, problem: null };
}

function isLate(state: PaymentState, { attempt }: { attempt: number }): boolean {
  return !state.chosen || attempt !== state.attempt;
}

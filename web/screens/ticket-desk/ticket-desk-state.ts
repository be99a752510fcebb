import type { Verdict } from './ticket-desk-calls.ts';

/** Why there is no answer: no connection, or the session has ended. */
export type Fault = 'noAnswer' | 'signedOut';
/** A visit that can still be undone. */
export type Undoable = { visitId: string; at: number };

export type TicketDeskState = {
  typed: string;
  busy: 'checking' | 'recording' | 'undoing' | null;
  /** The number being checked, or the last one. */
  number: string;
  result: Verdict | null;
  isRecorded: boolean;
  isMistyped: boolean;
  fault: Fault | { told: string } | null;
  undoable: Undoable | null;
  undoNews: 'undone' | 'undoTooLate' | null;
  visitsToday: number;
};

export type TicketDeskEvent =
  | { type: 'typed'; text: string }
  | { type: 'mistyped' }
  | { type: 'asked'; number: string }
  | { type: 'answered'; verdict: Verdict }
  | { type: 'recording' }
  | {
      type: 'recorded';
      isRecorded: boolean;
      verdict: Verdict;
      visit: Undoable;
      /** Null: the server has not counted it yet. */
      visitsToday: number | null;
      /** False: the next card is being checked. */
      isShown: boolean;
    }
  | { type: 'failed'; fault: TicketDeskState['fault'] }
  | { type: 'undoing' }
  | { type: 'undone'; isUndone: boolean; visitsToday: number | null }
  | { type: 'tooLate'; visitId: string }
  | { type: 'counted'; visitsToday: number };

export function initialTicketDesk(visitsToday: number): TicketDeskState {
  return {
    typed: '',
    busy: null,
    number: '',
    result: null,
    isRecorded: false,
    isMistyped: false,
    fault: null,
    undoable: null,
    undoNews: null,
    visitsToday,
  };
}

export function ticketDesk(state: TicketDeskState, event: TicketDeskEvent): TicketDeskState {
  const settled = { ...state, busy: null, fault: null };
  switch (event.type) {
    case 'typed':
      return { ...state, typed: event.text, isMistyped: false };
    case 'mistyped':
      return { ...state, isMistyped: true, result: null, isRecorded: false, fault: null };
    case 'asked':
      return {
        ...settled,
        // The field is free for the next scan.
        typed: '',
        number: event.number,
        busy: 'checking',
        result: null,
        isRecorded: false,
        isMistyped: false,
        undoNews: null,
      };
    case 'answered':
      return { ...settled, result: event.verdict };
    case 'recording':
      return { ...state, busy: 'recording', fault: null };
    case 'recorded':
      return recorded(state, event);
    case 'failed':
      return { ...state, busy: null, fault: event.fault };
    case 'undoing':
      return { ...state, busy: 'undoing' };
    case 'undone':
      return {
        ...settled,
        undoable: null,
        undoNews: event.isUndone ? 'undone' : 'undoTooLate',
        result: event.isUndone ? null : state.result,
        isRecorded: event.isUndone ? false : state.isRecorded,
        visitsToday: event.visitsToday ?? state.visitsToday,
      };
    case 'tooLate':
      return state.undoable?.visitId === event.visitId ? { ...state, undoable: null } : state;
    case 'counted':
      return { ...state, visitsToday: event.visitsToday };
  }
}

function recorded(
  state: TicketDeskState,
  event: TicketDeskEvent & { type: 'recorded' },
): TicketDeskState {
  const { isRecorded, verdict, visit, isShown } = event;
  const visitsToday = event.visitsToday ?? state.visitsToday;
  const undoable = isRecorded ? { visitId: visit.visitId, at: visit.at } : state.undoable;
  const after = { ...state, undoable, visitsToday, undoNews: null };
  return isShown ? { ...after, busy: null, fault: null, result: verdict, isRecorded } : after;
}

export type ResultKind = 'idle' | 'checking' | 'yes' | 'careful' | 'no' | 'failed';

/** The kind of result, which decides shape, colour and tone. */
export function resultKind({ busy, result, fault, isRecorded }: TicketDeskState): ResultKind {
  if (busy === 'checking') return 'checking';
  if (fault) return 'failed';
  if (!result) return 'idle';
  if (isRecorded || result.verdict === 'valid') return 'yes';
  return result.verdict === 'visitedToday' || isNotListed(result) ? 'careful' : 'no';
}

/** The offline list may be older than the card: the clerk decides. */
export function isNotListed({ verdict, isFromList }: Verdict): boolean {
  return verdict === 'unknown' && isFromList === true;
}

/** Enter on an empty field records what is shown, but never a second visit of the day. */
export function canRecordWithEnter(state: TicketDeskState): boolean {
  return !state.busy && !state.fault && !state.isRecorded && state.result?.verdict === 'valid';
}

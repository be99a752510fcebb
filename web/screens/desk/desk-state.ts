import type { CallOutput } from '../../../contract/controllers.ts';

export type Verdict = CallOutput<'DeskController', 'checkCustomerNumber'>;
/** Why there is no answer: nobody answered, or the session has ended. */
export type Fault = 'noAnswer' | 'signedOut';
/** A visit that may still be taken back. */
export type Undoable = { visitId: string; at: number };

export type DeskState = {
  typed: string;
  busy: 'checking' | 'recording' | 'undoing' | null;
  /** The number that is being asked about, or was last. */
  number: string;
  result: Verdict | null;
  isRecorded: boolean;
  isMistyped: boolean;
  fault: Fault | { told: string } | null;
  undoable: Undoable | null;
  undoNews: 'undone' | 'undoTooLate' | null;
  visitsToday: number;
};

export type DeskEvent =
  | { type: 'typed'; text: string }
  | { type: 'mistyped' }
  | { type: 'asked'; number: string }
  | { type: 'answered'; verdict: Verdict }
  | { type: 'recording' }
  | { type: 'recorded'; verdict: Verdict; visit: Undoable; visitsToday: number }
  | { type: 'notRecorded'; verdict: Verdict; visitsToday: number }
  | { type: 'failed'; fault: DeskState['fault'] }
  | { type: 'undoing' }
  | { type: 'undone'; isUndone: boolean; visitsToday: number }
  | { type: 'tooLate'; visitId: string }
  | { type: 'counted'; visitsToday: number };

export function openDesk(visitsToday: number): DeskState {
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

export function desk(state: DeskState, event: DeskEvent): DeskState {
  const settled = { ...state, busy: null, fault: null };
  switch (event.type) {
    case 'typed':
      return { ...state, typed: event.text, isMistyped: false };
    case 'mistyped':
      return { ...state, isMistyped: true, result: null, isRecorded: false, fault: null };
    case 'asked':
      return {
        ...settled,
        // The field is free for the next scan at once.
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
      return {
        ...settled,
        result: event.verdict,
        isRecorded: true,
        undoable: event.visit,
        undoNews: null,
        visitsToday: event.visitsToday,
      };
    case 'notRecorded':
      return { ...settled, result: event.verdict, visitsToday: event.visitsToday };
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
        visitsToday: event.visitsToday,
      };
    case 'tooLate':
      return state.undoable?.visitId === event.visitId ? { ...state, undoable: null } : state;
    case 'counted':
      return { ...state, visitsToday: event.visitsToday };
  }
}

export type Look = 'idle' | 'checking' | 'yes' | 'careful' | 'no' | 'failed';

/** What the result is at a glance. */
export function lookOf({ busy, result, fault, isRecorded }: DeskState): Look {
  if (busy === 'checking') return 'checking';
  if (fault) return 'failed';
  if (!result) return 'idle';
  if (isRecorded || result.verdict === 'valid') return 'yes';
  return result.verdict === 'visitedToday' ? 'careful' : 'no';
}

/** Enter on an empty field records what is shown, but never a second visit of the day. */
export function enterRecords(state: DeskState): boolean {
  return !state.busy && !state.fault && !state.isRecorded && state.result?.verdict === 'valid';
}

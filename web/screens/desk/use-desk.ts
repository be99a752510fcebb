import { useEffect, useReducer, useRef } from 'react';
import { parseCustomerNumber } from '../../../domain/card/customer-number.ts';
import type { DeskData } from '../../parts/desk/desk-data.ts';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { type DeskState, desk, enterRecords, openDesk } from './desk-state.ts';

const UNDO_MS = 60_000;

/** One card after another: asked about, recorded, perhaps taken back. */
export function useDesk(data: DeskData) {
  const [state, dispatch] = useReducer(desk, data.visitsToday, openDesk);
  // A scan does not wait for the answer to the one before; only the last one counts.
  const turn = useRef(0);
  const again = useRef<() => Promise<void>>(async () => {});

  async function attempt(act: () => Promise<void>): Promise<void> {
    again.current = () => attempt(act);
    turn.current += 1;
    const own = turn.current;
    await act().catch((error: unknown) => {
      if (turn.current === own) dispatch({ type: 'failed', fault: faultOf(error) });
    });
  }

  async function check(typed: string): Promise<void> {
    const number = parseCustomerNumber(typed);
    if (!number) return dispatch({ type: 'mistyped' });
    await attempt(async () => {
      const own = turn.current;
      dispatch({ type: 'asked', number });
      const asked = { customerNumber: number };
      const verdict = await callServer('DeskController', 'checkCustomerNumber', asked);
      if (turn.current === own) dispatch({ type: 'answered', verdict });
    });
  }

  async function record({ isRepeat }: { isRepeat: boolean }): Promise<void> {
    // One id for all tries: a visit that is sent twice is one visit.
    const visit = { visitId: crypto.randomUUID(), at: Date.now() };
    const asked = { customerNumber: state.number, visitId: visit.visitId, isRepeat };
    await attempt(async () => {
      dispatch({ type: 'recording' });
      const answer = await callServer('DeskController', 'recordVisit', asked);
      const { isRecorded, visitsToday, ...verdict } = answer;
      if (isRecorded) dispatch({ type: 'recorded', verdict, visit, visitsToday });
      else dispatch({ type: 'notRecorded', verdict, visitsToday });
    });
  }

  async function undo(visitId: string): Promise<void> {
    await attempt(async () => {
      dispatch({ type: 'undoing' });
      dispatch({
        type: 'undone',
        ...(await callServer('DeskController', 'undoVisit', { visitId })),
      });
    });
  }

  function submit(): void {
    if (state.typed.trim() !== '') void check(state.typed);
    else if (data.museum && enterRecords(state)) void record({ isRepeat: false });
  }

  useUndoTime(state, (visitId) => dispatch({ type: 'tooLate', visitId }));
  return { state, dispatch, check, record, undo, submit, retry: () => again.current() };
}

function useUndoTime({ undoable }: DeskState, onOver: (visitId: string) => void): void {
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (!undoable) return;
    const left = undoable.at + UNDO_MS - Date.now();
    const timer = window.setTimeout(() => over.current(undoable.visitId), Math.max(0, left));
    return () => window.clearTimeout(timer);
  }, [undoable]);
}

function faultOf(error: unknown): DeskState['fault'] {
  if (!(error instanceof CallError)) return 'noAnswer';
  if (error.status === 401) return 'signedOut';
  const told = error.errors[0]?.message;
  return error.status >= 400 && error.status < 500 && told ? { told } : 'noAnswer';
}

import { useEffect, useReducer, useRef } from 'react';
import { parseCustomerNumber } from '../../../domain/card/customer-number.ts';
import { CallError } from '../../platform/call-error.ts';
import { checkNumber, recordNumber, undoNumber } from './ask-desk.ts';
import type { DeskData } from './desk-data.ts';
import { type DeskState, desk, enterRecords, openDesk } from './desk-state.ts';
import type { DeskTexts } from './desk-texts.ts';
import { useNetwork } from './use-network.ts';

const UNDO_MS = 60_000;

/** One card after another: asked about, recorded, perhaps taken back. Without a network the device answers. */
export function useDesk(data: DeskData, { messages }: DeskTexts) {
  const [state, dispatch] = useReducer(desk, data.visitsToday, openDesk);
  const { network, connection } = useNetwork(data, (visitsToday) =>
    dispatch({ type: 'counted', visitsToday }),
  );
  // A scan does not wait for the answer to the one before; only the last one counts.
  const turn = useRef(0);
  const again = useRef<() => Promise<void>>(async () => {});

  async function attempt(act: (isLast: () => boolean) => Promise<void>): Promise<void> {
    again.current = () => attempt(act);
    turn.current += 1;
    const own = turn.current;
    const isLast = () => turn.current === own;
    await act(isLast).catch((error: unknown) => {
      if (isLast()) dispatch({ type: 'failed', fault: faultOf(error) });
    });
  }

  async function check(typed: string): Promise<void> {
    const number = parseCustomerNumber(typed);
    if (!number) return dispatch({ type: 'mistyped' });
    await attempt(async (isLast) => {
      dispatch({ type: 'asked', number });
      const verdict = await checkNumber(network, number, messages);
      if (isLast()) dispatch({ type: 'answered', verdict });
    });
  }

  async function record({ isRepeat }: { isRepeat: boolean }): Promise<void> {
    const { number, result } = state;
    if (!result) return;
    // One id for all tries: a visit that is sent twice is one visit.
    const visit = { number, visitId: crypto.randomUUID() as string, at: Date.now(), isRepeat };
    await attempt(async (isLast) => {
      dispatch({ type: 'recording' });
      const answer = await recordNumber(network, visit, { verdict: result, messages });
      dispatch({ type: 'recorded', ...answer, visit, isShown: isLast() });
    });
  }

  async function undo(visitId: string): Promise<void> {
    await attempt(async () => {
      dispatch({ type: 'undoing' });
      dispatch({ type: 'undone', ...(await undoNumber(network, visitId)) });
    });
  }

  function submit(): void {
    if (state.typed.trim() !== '') void check(state.typed);
    else if (data.museum && enterRecords(state)) void record({ isRepeat: false });
  }

  useUndoTime(state, (visitId) => dispatch({ type: 'tooLate', visitId }));
  const retry = () => again.current();
  return { state, dispatch, network, connection, check, record, undo, submit, retry };
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

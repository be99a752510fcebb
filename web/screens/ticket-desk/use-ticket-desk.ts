import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { parseCustomerNumber } from '../../../domain/card/customer-number.ts';
import { CallError } from '../../platform/call-error.ts';
import { usePage } from '../../platform/page-context.tsx';
import { checkCard, recordVisit, undoVisit } from './ticket-desk-calls.ts';
import type { TicketDeskData, TicketDeskTexts } from './ticket-desk-data.ts';
import {
  canRecordWithEnter,
  initialTicketDesk,
  type TicketDeskState,
  ticketDesk,
} from './ticket-desk-state.ts';
import {
  createSync,
  INITIAL_CONNECTION,
  startSync,
  sync,
  syncIfNeeded,
  type TicketDeskSync,
} from './ticket-desk-sync.ts';

const UNDO_MS = 60_000;

/** Check, record and undo, card after card; offline with the stored list. */
export function useTicketDesk(data: TicketDeskData, { messages }: TicketDeskTexts) {
  const { language } = usePage();
  const [state, dispatch] = useReducer(ticketDesk, data.visitsToday, initialTicketDesk);
  const { desk, connection } = useTicketDeskSync(data, (visitsToday) =>
    dispatch({ type: 'counted', visitsToday }),
  );
  // A scan does not wait for the previous answer; only the last attempt is shown.
  const lastAttempt = useRef(0);
  const recordedFor = useRef<TicketDeskState['result']>(null);
  const retryRef = useRef<() => Promise<void>>(async () => {});

  async function attempt(act: (isLast: () => boolean) => Promise<void>): Promise<void> {
    retryRef.current = () => attempt(act);
    lastAttempt.current += 1;
    const own = lastAttempt.current;
    const isLast = () => lastAttempt.current === own;
    await act(isLast).catch((error: unknown) => {
      if (isLast()) dispatch({ type: 'failed', fault: faultOf(error) });
    });
  }

  async function check(typed: string): Promise<void> {
    const number = parseCustomerNumber(typed);
    if (!number) return dispatch({ type: 'mistyped' });
    await attempt(async (isLast) => {
      dispatch({ type: 'asked', number });
      const verdict = await checkCard(desk, number, messages, language);
      if (isLast()) dispatch({ type: 'answered', verdict });
    });
  }

  async function record({ isRepeat }: { isRepeat: boolean }): Promise<void> {
    const { number, result } = state;
    // Recorded once, however often the button was pressed while waiting.
    if (!result || recordedFor.current === result) return;
    recordedFor.current = result;
    // The id is the idempotency key of all retries.
    const visit = { number, visitId: crypto.randomUUID() as string, at: Date.now(), isRepeat };
    await attempt(async (isLast) => {
      dispatch({ type: 'recording' });
      const answer = await recordVisit(desk, visit, { verdict: result, messages, language });
      dispatch({ type: 'recorded', ...answer, visit, isShown: isLast() });
    });
  }

  async function undo(visitId: string): Promise<void> {
    await attempt(async () => {
      dispatch({ type: 'undoing' });
      dispatch({ type: 'undone', ...(await undoVisit(desk, visitId)) });
    });
  }

  function submit(): void {
    if (state.typed.trim() !== '') void check(state.typed);
    else if (data.museum && canRecordWithEnter(state)) void record({ isRepeat: false });
  }

  useUndoTime(state, (visitId) => dispatch({ type: 'tooLate', visitId }));
  const retry = () => retryRef.current();
  return { state, dispatch, desk, connection, check, record, undo, submit, retry };
}

function useUndoTime({ undoable }: TicketDeskState, onOver: (visitId: string) => void): void {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!undoable) return;
    const left = undoable.at + UNDO_MS - Date.now();
    const timer = window.setTimeout(() => over(undoable.visitId), Math.max(0, left));
    return () => window.clearTimeout(timer);
  }, [undoable]);
}

function faultOf(error: unknown): TicketDeskState['fault'] {
  if (!(error instanceof CallError)) return 'noAnswer';
  if (error.status === 401) return 'signedOut';
  const told = error.errors[0]?.message;
  return error.status >= 400 && error.status < 500 && told ? { told } : 'noAnswer';
}

const SYNC_CHECK_MS = 10_000;

/** Synchronises on a timer and when the network is back. */
function useTicketDeskSync(
  { museum, today }: TicketDeskData,
  onCount: (visitsToday: number) => void,
) {
  const { pathTo } = usePage();
  const [connection, setConnection] = useState(INITIAL_CONNECTION);
  const deskRef = useRef<TicketDeskSync>(null);
  // Staff without a museum cannot record visits, so nothing is synchronised.
  deskRef.current ??= createSync({
    museumId: museum?.id ?? '',
    page: pathTo('Desk'),
    onConnection: setConnection,
    onCount,
  });
  const { current } = deskRef;

  useEffect(() => {
    if (current.museumId === '') return;
    // A cached page of another day has that day's count.
    if (today !== helsinkiDay(Date.now())) current.onCount(0);
    void startSync(current);
    const timer = window.setInterval(() => void syncIfNeeded(current), SYNC_CHECK_MS);
    const syncNow = () => void sync(current);
    window.addEventListener('online', syncNow);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', syncNow);
    };
  }, [current, today]);

  return { desk: current, connection };
}

import { WARNING_SECONDS, watchPhase } from '../../domain/account/session-clock.ts';
import { isSessionWatchPaused } from './session-watch-pause.ts';

type SessionState = { isLoggedIn: boolean; secondsLeft: number };
type LeaveReason = 'timedOut' | 'endedElsewhere';
export type SessionMessage = { type: 'prolonged'; secondsLeft: number } | { type: 'ended' };

export type WatchDependencies = {
  now: () => number;
  /** Reads the session state without extending it. Rejects when there is no answer. */
  fetchState: () => Promise<SessionState>;
  /** Seconds shown in the warning; null hides it. */
  show: (secondsLeft: number | null) => void;
  leave: (reason: LeaveReason) => void;
  /** Sends a message to the other tabs. */
  broadcast: (message: SessionMessage) => void;
};

export type SessionWatch = {
  /** The page became visible again: its timers may be long overdue. */
  wake: () => void;
  onMessage: (message: SessionMessage) => void;
  prolonged: (state: SessionState) => void;
  stop: () => void;
};

const REFETCH_MS = 5_000;
// Timers stop while the device sleeps; a short one soon detects the wake-up.
const MAX_TIMER_MS = 20_000;

/**
 * Warns before the session ends and leaves when it has ended. The server is asked before the warning, while it is shown
 * and at the end, so that activity in any tab keeps all of them open.
 */
export function startSessionWatch(deps: WatchDependencies): SessionWatch {
  const watch: Watch = {
    deps,
    endsAt: null,
    checkedAt: Number.NEGATIVE_INFINITY,
    isFetching: false,
    hasWoken: false,
    isShown: false,
    isOver: false,
    timer: undefined,
  };
  void fetchState(watch);
  return {
    wake() {
      watch.hasWoken = true;
      void fetchState(watch);
    },
    onMessage: (message) => receive(watch, message),
    prolonged(state) {
      watch.checkedAt = deps.now();
      applyState(watch, state);
      if (state.isLoggedIn) deps.broadcast({ type: 'prolonged', secondsLeft: state.secondsLeft });
    },
    stop: () => stop(watch),
  };
}

type Watch = {
  deps: WatchDependencies;
  /** By this browser's clock; null until the first answer. */
  endsAt: number | null;
  checkedAt: number;
  isFetching: boolean;
  /** A request that was pending then has a stale answer. */
  hasWoken: boolean;
  isShown: boolean;
  isOver: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
};

async function fetchState(watch: Watch): Promise<void> {
  if (watch.isFetching || watch.isOver) return;
  watch.isFetching = true;
  watch.hasWoken = false;
  const state = await watch.deps.fetchState().catch(() => null);
  watch.isFetching = false;
  if (watch.hasWoken) return fetchState(watch);
  watch.checkedAt = watch.deps.now();
  // No answer: continue with our own clock, and try again later.
  if (state) applyState(watch, state);
  else update(watch);
}

function applyState(watch: Watch, { isLoggedIn, secondsLeft }: SessionState): void {
  watch.endsAt = watch.deps.now() + (isLoggedIn ? secondsLeft * 1000 : 0);
  if (isLoggedIn || isSessionWatchPaused()) update(watch);
  else finish(watch, 'timedOut');
}

/** Updates the warning from the clock, and schedules the next update. */
function update(watch: Watch): void {
  const { deps, endsAt, checkedAt } = watch;
  clearTimeout(watch.timer);
  if (watch.isOver) return;
  const now = deps.now();
  const isStale = now - checkedAt >= REFETCH_MS;
  const leftMs = endsAt === null ? Number.POSITIVE_INFINITY : endsAt - now;
  const phase = endsAt === null || isSessionWatchPaused() ? 'quiet' : watchPhase(endsAt, now);

  const mayWarn = phase === 'warning' && (watch.isShown || !isStale);
  show(watch, mayWarn ? Math.ceil(leftMs / 1000) : null);
  const endUnchecked = phase === 'over' && endsAt !== null && checkedAt < endsAt;
  if (endUnchecked || (isStale && (phase !== 'quiet' || endsAt === null))) void fetchState(watch);
  watch.timer = setTimeout(() => update(watch), timerDelay(phase, leftMs));
}

function show(watch: Watch, secondsLeft: number | null): void {
  if (secondsLeft === null && !watch.isShown) return;
  watch.isShown = secondsLeft !== null;
  watch.deps.show(secondsLeft);
}

function receive(watch: Watch, message: SessionMessage): void {
  if (watch.isOver) return;
  if (message.type === 'prolonged')
    applyState(watch, { isLoggedIn: true, secondsLeft: message.secondsLeft });
  // Only a tab that shows the warning leaves; any other notices at its next call.
  else if (watch.isShown) finish(watch, 'endedElsewhere');
  else stop(watch);
}

function finish(watch: Watch, reason: LeaveReason): void {
  if (watch.isOver) return;
  stop(watch);
  watch.deps.leave(reason);
}

function stop(watch: Watch): void {
  watch.isOver = true;
  clearTimeout(watch.timer);
  show(watch, null);
}

function timerDelay(phase: 'quiet' | 'warning' | 'over', leftMs: number): number {
  if (phase === 'over') return REFETCH_MS;
  // To the next whole second, so that the countdown is even.
  if (phase === 'warning') return leftMs % 1000 || 1000;
  const untilWarning = Math.max(1000, leftMs - WARNING_SECONDS * 1000);
  return Math.min(untilWarning, MAX_TIMER_MS);
}

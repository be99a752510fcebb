import { WARNING_SECONDS, watchPhase } from '../../domain/account/session-clock.ts';
import { isSessionWatchHeld } from './session-watch-hold.ts';

type SessionState = { isLoggedIn: boolean; secondsLeft: number };
type Why = 'timedOut' | 'endedElsewhere';
export type SessionNews = { type: 'prolonged'; secondsLeft: number } | { type: 'ended' };

/** What the watch needs of the world. */
export type WatchWorld = {
  now: () => number;
  /** Asks the server without prolonging anything. Rejects when there is no answer. */
  ask: () => Promise<SessionState>;
  /** Seconds to show in the warning, or null for no warning. */
  show: (secondsLeft: number | null) => void;
  leave: (why: Why) => void;
  /** Tells the other tabs. */
  tell: (news: SessionNews) => void;
};

export type SessionWatch = {
  /** The page woke up or is looked at again: what its clock says may be long past. */
  wake: () => void;
  hear: (news: SessionNews) => void;
  prolonged: (state: SessionState) => void;
  stop: () => void;
};

const ASK_AGAIN_MS = 5_000;
// Timers sleep with the laptop; short ones notice soon that it woke up.
const LONGEST_NAP_MS = 20_000;

/**
 * Warns before the end and leaves at it. The server's word counts: it is asked before the warning comes, while it
 * stands and at the end, so that activity in any tab keeps all of them open.
 */
export function startSessionWatch(world: WatchWorld): SessionWatch {
  const watch: Watch = {
    world,
    endsAt: null,
    heardAt: Number.NEGATIVE_INFINITY,
    isAsking: false,
    hasWoken: false,
    isShown: false,
    isOver: false,
    timer: undefined,
  };
  void ask(watch);
  return {
    wake() {
      watch.hasWoken = true;
      void ask(watch);
    },
    hear: (news) => hear(watch, news),
    prolonged(state) {
      watch.heardAt = world.now();
      learn(watch, state);
      if (state.isLoggedIn) world.tell({ type: 'prolonged', secondsLeft: state.secondsLeft });
    },
    stop: () => stop(watch),
  };
}

type Watch = {
  world: WatchWorld;
  /** By this browser's clock; null until the server has been heard once. */
  endsAt: number | null;
  heardAt: number;
  isAsking: boolean;
  /** An answer that was on its way then is old. */
  hasWoken: boolean;
  isShown: boolean;
  isOver: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
};

async function ask(watch: Watch): Promise<void> {
  if (watch.isAsking || watch.isOver) return;
  watch.isAsking = true;
  watch.hasWoken = false;
  const state = await watch.world.ask().catch(() => null);
  watch.isAsking = false;
  if (watch.hasWoken) return ask(watch);
  watch.heardAt = watch.world.now();
  // No answer is no news: our own clock goes on, and the server is asked again in a while.
  if (state) learn(watch, state);
  else look(watch);
}

function learn(watch: Watch, { isLoggedIn, secondsLeft }: SessionState): void {
  watch.endsAt = watch.world.now() + (isLoggedIn ? secondsLeft * 1000 : 0);
  if (isLoggedIn || isSessionWatchHeld()) look(watch);
  else finish(watch, 'timedOut');
}

/** Shows what the clock says, and looks again when that changes. */
function look(watch: Watch): void {
  const { world, endsAt, heardAt } = watch;
  clearTimeout(watch.timer);
  if (watch.isOver) return;
  const now = world.now();
  const isStale = now - heardAt >= ASK_AGAIN_MS;
  const leftMs = endsAt === null ? Number.POSITIVE_INFINITY : endsAt - now;
  const phase = endsAt === null || isSessionWatchHeld() ? 'quiet' : watchPhase(endsAt, now);

  const mayWarn = phase === 'warning' && (watch.isShown || !isStale);
  show(watch, mayWarn ? Math.ceil(leftMs / 1000) : null);
  const isNews = phase === 'over' && endsAt !== null && heardAt < endsAt;
  if (isNews || (isStale && (phase !== 'quiet' || endsAt === null))) void ask(watch);
  watch.timer = setTimeout(() => look(watch), napFor(phase, leftMs));
}

function show(watch: Watch, secondsLeft: number | null): void {
  if (secondsLeft === null && !watch.isShown) return;
  watch.isShown = secondsLeft !== null;
  watch.world.show(secondsLeft);
}

function hear(watch: Watch, news: SessionNews): void {
  if (watch.isOver) return;
  if (news.type === 'prolonged') learn(watch, { isLoggedIn: true, secondsLeft: news.secondsLeft });
  // A warning has nothing left to warn of; who is in the middle of something finds out at the next call.
  else if (watch.isShown) finish(watch, 'endedElsewhere');
  else stop(watch);
}

function finish(watch: Watch, why: Why): void {
  if (watch.isOver) return;
  stop(watch);
  watch.world.leave(why);
}

function stop(watch: Watch): void {
  watch.isOver = true;
  clearTimeout(watch.timer);
  show(watch, null);
}

function napFor(phase: 'quiet' | 'warning' | 'over', leftMs: number): number {
  if (phase === 'over') return ASK_AGAIN_MS;
  // To the next whole second, so that the countdown neither skips nor stands.
  if (phase === 'warning') return leftMs % 1000 || 1000;
  const untilWarning = Math.max(1000, leftMs - WARNING_SECONDS * 1000);
  return Math.min(untilWarning, LONGEST_NAP_MS);
}

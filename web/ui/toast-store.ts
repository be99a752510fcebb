import type {
  Toast,
  ToastEvent,
  ToastQueue,
  ToastRequest,
} from '../../domain/toast/toast-queue.ts';

type Rules = Pick<
  typeof import('../../domain/toast/toast-queue.ts'),
  'EMPTY_QUEUE' | 'nextEnd' | 'toastQueue'
>;
/** Queued before the rules have loaded. */
type Shown = { visible: Toast[]; isAwaited?: boolean };

const NONE: Shown = { visible: [] };
const AWAITED: Shown = { visible: [], isAwaited: true };

// One queue for the whole page, outside React: calls, watchers and screens all show toasts, and a toast outlives its
// screen.
let queue: ToastQueue | null = null;
let rules: Rules | null = null;
let early: ToastRequest[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const reasonsToPause = new Set<PauseReason>();

/** Why the timers of all toasts are paused. */
export type PauseReason = 'hover' | 'focus' | 'hiddenTab' | 'dialog';

/** The first load omits the rules: they load with the view, and queued toasts are shown then. */
export function startToasts(loaded: Rules): void {
  if (rules) return;
  rules = loaded;
  queue = { ...rules.EMPTY_QUEUE, paused: reasonsToPause.size > 0 };
  const waiting = early;
  early = [];
  for (const request of waiting) showToast(request);
}

/**
 * A missing label is a programming error: it throws in development. In production it is reported as an error event,
 * which is logged, and the page continues.
 */
export function showToast(request: ToastRequest): void {
  if (!request.label?.trim()) {
    const fault = new Error('A toast needs a label');
    if (import.meta.env.DEV) throw fault;
    reportError(fault);
    return;
  }
  if (!rules) {
    early.push(request);
    tell();
    return;
  }
  send({ type: 'asked', request, now: Date.now() });
}

export function closeToast(id: number): void {
  send({ type: 'closed', id, now: Date.now() });
}

/** A sticky toast is out of date when the person tries again. */
export function withdrawToasts(label: string): void {
  early = early.filter((request) => request.label !== label);
  for (const toast of queue ? [...queue.visible, ...queue.waiting] : []) {
    if (toast.label === label) closeToast(toast.id);
  }
}

export function pauseToasts(reason: PauseReason): void {
  reasonsToPause.add(reason);
  send({ type: 'paused', now: Date.now() });
}

export function resumeToasts(reason: PauseReason): void {
  reasonsToPause.delete(reason);
  if (reasonsToPause.size === 0) send({ type: 'resumed', now: Date.now() });
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToasts(): Shown {
  return queue ?? (early.length > 0 ? AWAITED : NONE);
}

export function noToasts(): Shown {
  return NONE;
}

function send(event: ToastEvent): void {
  if (!rules || !queue) return;
  const next = rules.toastQueue(queue, event);
  if (next === queue) return;
  queue = next;
  wakeAtNextEnd();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function wakeAtNextEnd(): void {
  clearTimeout(timer);
  const end = queue && rules ? rules.nextEnd(queue) : null;
  if (end === null) return;
  const wait = Math.max(0, end - Date.now());
  timer = setTimeout(() => {
    send({ type: 'timePassed', now: Date.now() });
    // A timer may fire slightly early: nothing has ended yet, so it is set again.
    wakeAtNextEnd();
  }, wait);
}

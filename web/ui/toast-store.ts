import {
  EMPTY_QUEUE,
  nextEnd,
  type ToastEvent,
  type ToastQueue,
  type ToastRequest,
  toastQueue,
} from '../../domain/toast/toast-queue.ts';

// One queue for the whole page, outside React: calls, watchers and screens ask for toasts alike,
// and a toast outlives the screen that asked for it.
let queue: ToastQueue = EMPTY_QUEUE;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const reasonsToPause = new Set<PauseReason>();

/** Why time stands still for all toasts. */
export type PauseReason = 'hover' | 'focus' | 'hiddenTab' | 'dialog';

/**
 * A missing label is a programming error: it throws in development. In production the page goes on, and the
 * browser's error event takes the fault to whoever listens, the log among them.
 */
export function showToast(request: ToastRequest): void {
  if (!request.label?.trim()) {
    const fault = new Error('A toast needs a label');
    if (import.meta.env.DEV) throw fault;
    reportError(fault);
    return;
  }
  send({ type: 'asked', request, now: Date.now() });
}

export function closeToast(id: number): void {
  send({ type: 'closed', id, now: Date.now() });
}

/** What a sticky toast said holds no more: the person tries again. */
export function withdrawToasts(label: string): void {
  for (const toast of [...queue.visible, ...queue.waiting]) {
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

export function shownToasts(): ToastQueue {
  return queue;
}

export function noToasts(): ToastQueue {
  return EMPTY_QUEUE;
}

function send(event: ToastEvent): void {
  const next = toastQueue(queue, event);
  if (next === queue) return;
  queue = next;
  wakeAtNextEnd();
  for (const listener of listeners) listener();
}

function wakeAtNextEnd(): void {
  clearTimeout(timer);
  const end = nextEnd(queue);
  if (end === null) return;
  const wait = Math.max(0, end - Date.now());
  timer = setTimeout(() => {
    send({ type: 'timePassed', now: Date.now() });
    // A timer may fire a breath early; then nothing has ended yet and it must be set again.
    wakeAtNextEnd();
  }, wait);
}

const VISIBLE_AT_MOST = 3;
const TIME_TO_READ = 4800;
const TIME_TO_READ_WITH_LINK = 9600;
const LEAST_TIME_AFTER_PAUSE = 2000;
const SAME_TOAST_WITHIN = 10_000;

export const TOAST_VARIANTS = ['info', 'success', 'warning', 'error'] as const;
export type ToastVariant = (typeof TOAST_VARIANTS)[number];
/** Dismissible toasts disappear by themselves; sticky ones wait for the reader. Both can be closed. */
export type ToastMode = 'dismissible' | 'sticky';
export type ToastLink = { text: string; href: string };

/** `{0}`, `{1}` in the message are placeholders for the links; a line break starts a new paragraph. */
export type ToastRequest = {
  label: string;
  message?: string;
  variant?: ToastVariant;
  mode?: ToastMode;
  links?: ToastLink[];
};

/** Remaining visible time. `endsAt` is null while paused. */
type Countdown = { full: number; left: number; endsAt: number | null };
export type Toast = Required<ToastRequest> & {
  id: number;
  askedAt: number;
  /** How often the same toast was requested again while it was shown or waiting. */
  repeats: number;
  countdown: Countdown | null;
};

/** Visible: newest first. Waiting: in order of arrival. */
export type ToastQueue = { visible: Toast[]; waiting: Toast[]; paused: boolean; nextId: number };

export const EMPTY_QUEUE: ToastQueue = { visible: [], waiting: [], paused: false, nextId: 1 };

export type ToastEvent = { now: number } & (
  | { type: 'asked'; request: ToastRequest }
  | { type: 'closed'; id: number }
  | { type: 'paused' | 'resumed' | 'timePassed' }
);

export function toastQueue(queue: ToastQueue, event: ToastEvent): ToastQueue {
  const { now } = event;
  switch (event.type) {
    case 'asked':
      return ask(queue, event.request, now);
    case 'closed':
      return keepOnly(queue, (toast) => toast.id !== event.id, now);
    case 'paused':
      return queue.paused
        ? queue
        : { ...changeTime(queue, (countdown) => pause(countdown, now)), paused: true };
    case 'resumed':
      return queue.paused
        ? { ...changeTime(queue, (countdown) => resume(countdown, now)), paused: false }
        : queue;
    case 'timePassed':
      return keepOnly(queue, ({ countdown }) => !hasEnded(countdown, now), now);
  }
}

/** When the next visible toast disappears; null when none will. */
export function nextEnd(queue: ToastQueue): number | null {
  const ends = queue.visible.flatMap(({ countdown }) => countdown?.endsAt ?? []);
  return ends.length > 0 ? Math.min(...ends) : null;
}

function ask(queue: ToastQueue, request: ToastRequest, now: number): ToastQueue {
  if (request.label.trim() === '') throw new Error('a toast needs a label');
  const same = [...queue.visible, ...queue.waiting].find((toast) => isSame(toast, request, now));
  if (same) return repeat(queue, same.id, now);

  const toast = newToast(queue.nextId, request, now);
  return fill({ ...queue, waiting: [...queue.waiting, toast], nextId: queue.nextId + 1 }, now);
}

function newToast(id: number, request: ToastRequest, now: number): Toast {
  const { label, message = '', variant = 'info', links = [] } = request;
  // Success without links is dismissible by default; all others are sticky.
  const mode =
    request.mode ?? (variant === 'success' && links.length === 0 ? 'dismissible' : 'sticky');
  const full = links.length > 0 ? TIME_TO_READ_WITH_LINK : TIME_TO_READ;
  const countdown = mode === 'dismissible' ? { full, left: full, endsAt: null } : null;
  return { id, label, message, variant, mode, links, askedAt: now, repeats: 0, countdown };
}

function isSame(toast: Toast, { label, message = '' }: ToastRequest, now: number): boolean {
  return (
    toast.label === label && toast.message === message && now - toast.askedAt < SAME_TOAST_WITHIN
  );
}

function repeat(queue: ToastQueue, id: number, now: number): ToastQueue {
  const again = (toast: Toast): Toast =>
    toast.id === id ? { ...toast, askedAt: now, repeats: toast.repeats + 1 } : toast;
  return {
    ...queue,
    waiting: queue.waiting.map(again),
    visible: queue.visible.map((toast) =>
      toast.id === id ? started(again(toast), queue.paused, now) : toast,
    ),
  };
}

/** Shows waiting toasts while there is room. */
function fill(queue: ToastQueue, now: number): ToastQueue {
  const room = VISIBLE_AT_MOST - queue.visible.length;
  const entering = queue.waiting.slice(0, room);
  if (entering.length === 0) return queue;
  return {
    ...queue,
    visible: [
      ...entering.map((toast) => started(toast, queue.paused, now)).reverse(),
      ...queue.visible,
    ],
    waiting: queue.waiting.slice(room),
  };
}

function keepOnly(queue: ToastQueue, stays: (toast: Toast) => boolean, now: number): ToastQueue {
  const visible = queue.visible.filter(stays);
  const waiting = queue.waiting.filter(stays);
  const allStay =
    visible.length === queue.visible.length && waiting.length === queue.waiting.length;
  return allStay ? queue : fill({ ...queue, visible, waiting }, now);
}

function changeTime(queue: ToastQueue, change: (countdown: Countdown) => Countdown): ToastQueue {
  return {
    ...queue,
    visible: queue.visible.map((toast) => ({
      ...toast,
      countdown: toast.countdown && change(toast.countdown),
    })),
  };
}

// A toast's time starts when it becomes visible, not when it is queued.
function started(toast: Toast, paused: boolean, now: number): Toast {
  if (!toast.countdown) return toast;
  const { full } = toast.countdown;
  return { ...toast, countdown: { full, left: full, endsAt: paused ? null : now + full } };
}

function pause(countdown: Countdown, now: number): Countdown {
  const left = countdown.endsAt === null ? countdown.left : Math.max(0, countdown.endsAt - now);
  return { ...countdown, left, endsAt: null };
}

function resume(countdown: Countdown, now: number): Countdown {
  const left = Math.max(countdown.left, LEAST_TIME_AFTER_PAUSE);
  return { ...countdown, left, endsAt: now + left };
}

function hasEnded(countdown: Countdown | null, now: number): boolean {
  return countdown?.endsAt != null && countdown.endsAt <= now;
}

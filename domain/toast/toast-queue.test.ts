import { describe, expect, test } from 'vitest';
import {
  EMPTY_QUEUE,
  nextEnd,
  type ToastEvent,
  type ToastRequest,
  toastQueue,
} from './toast-queue.ts';

const link = { text: 'Avaa', href: '/oma' };

function ask(request: Partial<ToastRequest>, now = 0): ToastEvent {
  return { type: 'asked', request: { label: 'Tiedot tallennettu', ...request }, now };
}

function askMany(labels: string, now = 0): ToastEvent[] {
  return [...labels].map((label) => ask({ label, mode: 'dismissible' }, now));
}

function queueAfter(...events: ToastEvent[]) {
  return events.reduce(toastQueue, EMPTY_QUEUE);
}

function labels(...events: ToastEvent[]) {
  const { visible, waiting } = queueAfter(...events);
  return {
    visible: visible.map((toast) => toast.label).join(''),
    waiting: waiting.map((toast) => toast.label).join(''),
  };
}

describe('toast defaults', () => {
  test('have the information variant', () => {
    expect(queueAfter(ask({})).visible[0]?.variant).toBe('info');
  });

  test.each([
    ['success', [], 'dismissible'],
    ['success', [link], 'sticky'],
    ['info', [], 'sticky'],
    ['info', [link], 'sticky'],
    ['warning', [], 'sticky'],
    ['error', [], 'sticky'],
  ] as const)('for %s with links %j give %s', (variant, links, mode) => {
    expect(queueAfter(ask({ variant, links: [...links] })).visible[0]?.mode).toBe(mode);
  });

  test.each([
    ['success', 'sticky'],
    ['warning', 'dismissible'],
  ] as const)('of %s are overridden by %s', (variant, mode) => {
    expect(queueAfter(ask({ variant, mode })).visible[0]?.mode).toBe(mode);
  });

  test.each(['', '   '])('reject the label "%s"', (label) => {
    expect(() => queueAfter(ask({ label }))).toThrow('a toast needs a label');
  });
});

describe('toast duration', () => {
  test.each([
    ['no link', {}, 4800],
    ['a link', { links: [link] }, 9600],
  ])('of %s ends exactly on time', (_, request, time) => {
    const asked = ask({ mode: 'dismissible', ...request }, 1000);

    expect(queueAfter(asked, passed(1000 + time - 1)).visible).toHaveLength(1);
    expect(queueAfter(asked, passed(1000 + time)).visible).toHaveLength(0);
  });

  test('of a sticky toast is endless', () => {
    const asked = ask({ mode: 'sticky' });

    expect(nextEnd(queueAfter(asked))).toBeNull();
    expect(queueAfter(asked, passed(3_600_000)).visible).toHaveLength(1);
  });

  test('gives the next end as that of the first toast to leave', () => {
    const queue = queueAfter(
      ask({ label: 'a', mode: 'dismissible', links: [link] }, 0),
      ask({ label: 'b', mode: 'dismissible' }, 1000),
    );

    expect(nextEnd(queue)).toBe(5800);
  });
});

describe('toast queue limit', () => {
  test('shows three, the newest first, and queues the rest', () => {
    expect(labels(...askMany('abcde'))).toEqual({ visible: 'cba', waiting: 'de' });
  });

  test.each([
    ['the oldest', 1, 'dcb'],
    ['the middle one', 2, 'dca'],
    ['the newest', 3, 'dba'],
  ])('moves the first queued toast to the top when %s is closed', (_, id, visible) => {
    expect(labels(...askMany('abcde'), { type: 'closed', id, now: 100 })).toEqual({
      visible,
      waiting: 'e',
    });
  });

  test('starts the time when a toast becomes visible', () => {
    const queue = queueAfter(...askMany('abcd'), { type: 'closed', id: 1, now: 4000 });

    expect(queue.visible[0]).toMatchObject({ label: 'd', countdown: { endsAt: 8800 } });
  });

  test('shows all queued toasts when the visible ones leave together', () => {
    expect(labels(...askMany('abcde'), passed(4800))).toEqual({ visible: 'ed', waiting: '' });
  });

  test('allows a queued toast to be withdrawn', () => {
    expect(labels(...askMany('abcde'), { type: 'closed', id: 4, now: 100 })).toEqual({
      visible: 'cba',
      waiting: 'e',
    });
  });

  test('ignores the closing of an unknown toast', () => {
    const queue = queueAfter(...askMany('ab'));

    expect(toastQueue(queue, { type: 'closed', id: 99, now: 0 })).toBe(queue);
  });
});

describe('toast pause', () => {
  const pause = (now: number): ToastEvent => ({ type: 'paused', now });
  const resume = (now: number): ToastEvent => ({ type: 'resumed', now });

  test('keeps every toast however long it lasts', () => {
    expect(queueAfter(...askMany('ab'), pause(1000), passed(60_000)).visible).toHaveLength(2);
  });

  test.each([
    ['much', 1000, 3800],
    ['just two seconds', 2800, 2000],
    ['less than two seconds', 4000, 2000],
    ['nothing', 4800, 2000],
  ])('with %s left gives at least two seconds afterwards', (_, pausedAt, left) => {
    expect(nextEnd(queueAfter(...askMany('a'), pause(pausedAt), resume(20_000)))).toBe(
      20_000 + left,
    );
  });

  test('keeps the full time of a toast that arrives during it', () => {
    expect(nextEnd(queueAfter(pause(0), ...askMany('a', 500), resume(9000)))).toBe(13_800);
  });

  test('leaves sticky toasts unchanged', () => {
    const queue = queueAfter(ask({ mode: 'sticky' }), pause(0), resume(10));

    expect(queue.visible[0]?.countdown).toBeNull();
  });

  test('counts once when repeated', () => {
    expect(nextEnd(queueAfter(...askMany('a'), pause(1000), pause(3000), resume(5000)))).toBe(8800);
  });

  test('cannot end before it began', () => {
    expect(nextEnd(queueAfter(...askMany('a'), resume(3000)))).toBe(4800);
  });
});

describe('repeated toast', () => {
  const saved = { label: 'Virhe lomakkeessa', message: 'Etunimi', mode: 'dismissible' } as const;

  test('within ten seconds restarts its time and does not stack', () => {
    const queue = queueAfter(ask(saved), ask(saved, 4000));

    expect(queue.visible).toHaveLength(1);
    expect(nextEnd(queue)).toBe(8800);
  });

  test.each([
    ['9.999 seconds', 9999, 1],
    ['10 seconds', 10_000, 2],
  ])('that is sticky, repeated after %s, makes %i', (_, later, count) => {
    const sticky = { ...saved, mode: 'sticky' } as const;

    expect(queueAfter(ask(sticky), ask(sticky, later)).visible).toHaveLength(count);
  });

  test.each([
    ['label', { label: 'Virhe' }],
    ['message', { message: 'Sukunimi' }],
  ])('with another %s is a new toast', (_, other) => {
    expect(queueAfter(ask(saved), ask({ ...saved, ...other })).visible).toHaveLength(2);
  });

  test('is not queued twice while it waits', () => {
    expect(labels(...askMany('abcd'), ...askMany('d', 3000))).toEqual({
      visible: 'cba',
      waiting: 'd',
    });
  });

  test('during a pause does not start its time', () => {
    const queue = queueAfter(ask(saved), { type: 'paused', now: 3000 }, ask(saved, 4000));

    expect(queue.visible[0]?.countdown).toEqual({ full: 4800, left: 4800, endsAt: null });
  });

  test('is counted, so that it can be announced again', () => {
    expect(queueAfter(ask(saved), ask(saved, 100)).visible[0]?.repeats).toBe(1);
  });
});

function passed(now: number): ToastEvent {
  return { type: 'timePassed', now };
}

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

describe('what a toast is when nothing is said', () => {
  test('a toast without a variant is for information', () => {
    expect(queueAfter(ask({})).visible[0]?.variant).toBe('info');
  });

  test.each([
    ['success', [], 'dismissible'],
    ['success', [link], 'sticky'],
    ['info', [], 'sticky'],
    ['info', [link], 'sticky'],
    ['warning', [], 'sticky'],
    ['error', [], 'sticky'],
  ] as const)('%s with links %j is %s', (variant, links, mode) => {
    expect(queueAfter(ask({ variant, links: [...links] })).visible[0]?.mode).toBe(mode);
  });

  test.each([
    ['success', 'sticky'],
    ['warning', 'dismissible'],
  ] as const)('%s is %s when asked to be', (variant, mode) => {
    expect(queueAfter(ask({ variant, mode })).visible[0]?.mode).toBe(mode);
  });

  test.each(['', '   '])('a toast with the label "%s" is refused', (label) => {
    expect(() => queueAfter(ask({ label }))).toThrow('a toast needs a label');
  });
});

describe('how long a toast stays', () => {
  test.each([
    ['no link', {}, 4800],
    ['a link', { links: [link] }, 9600],
  ])('with %s it is there a millisecond before its time and gone at it', (_, request, time) => {
    const asked = ask({ mode: 'dismissible', ...request }, 1000);

    expect(queueAfter(asked, passed(1000 + time - 1)).visible).toHaveLength(1);
    expect(queueAfter(asked, passed(1000 + time)).visible).toHaveLength(0);
  });

  test('a sticky one has no end', () => {
    const asked = ask({ mode: 'sticky' });

    expect(nextEnd(queueAfter(asked))).toBeNull();
    expect(queueAfter(asked, passed(3_600_000)).visible).toHaveLength(1);
  });

  test('the next end is that of the toast that leaves first', () => {
    const queue = queueAfter(
      ask({ label: 'a', mode: 'dismissible', links: [link] }, 0),
      ask({ label: 'b', mode: 'dismissible' }, 1000),
    );

    expect(nextEnd(queue)).toBe(5800);
  });
});

describe('more toasts than fit', () => {
  test('three are visible, the newest first, and the rest wait in order', () => {
    expect(labels(...askMany('abcde'))).toEqual({ visible: 'cba', waiting: 'de' });
  });

  test.each([
    ['the oldest', 1, 'dcb'],
    ['the middle one', 2, 'dca'],
    ['the newest', 3, 'dba'],
  ])('when %s is closed, the first that waits comes on top', (_, id, visible) => {
    expect(labels(...askMany('abcde'), { type: 'closed', id, now: 100 })).toEqual({
      visible,
      waiting: 'e',
    });
  });

  test('time starts when a toast is seen, not when it is asked for', () => {
    const queue = queueAfter(...askMany('abcd'), { type: 'closed', id: 1, now: 4000 });

    expect(queue.visible[0]).toMatchObject({ label: 'd', countdown: { endsAt: 8800 } });
  });

  test('when all leave at once, all that wait come in', () => {
    expect(labels(...askMany('abcde'), passed(4800))).toEqual({ visible: 'ed', waiting: '' });
  });

  test('one that still waits can be taken back', () => {
    expect(labels(...askMany('abcde'), { type: 'closed', id: 4, now: 100 })).toEqual({
      visible: 'cba',
      waiting: 'e',
    });
  });

  test('closing a toast that is not there changes nothing', () => {
    const queue = queueAfter(...askMany('ab'));

    expect(toastQueue(queue, { type: 'closed', id: 99, now: 0 })).toBe(queue);
  });
});

describe('a pause', () => {
  const pause = (now: number): ToastEvent => ({ type: 'paused', now });
  const resume = (now: number): ToastEvent => ({ type: 'resumed', now });

  test('holds every toast however long it lasts', () => {
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

  test('leaves sticky toasts as they are', () => {
    const queue = queueAfter(ask({ mode: 'sticky' }), pause(0), resume(10));

    expect(queue.visible[0]?.countdown).toBeNull();
  });

  test('twice in a row counts once', () => {
    expect(nextEnd(queueAfter(...askMany('a'), pause(1000), pause(3000), resume(5000)))).toBe(8800);
  });

  test('that never began cannot end', () => {
    expect(nextEnd(queueAfter(...askMany('a'), resume(3000)))).toBe(4800);
  });
});

describe('the same toast again', () => {
  const saved = { label: 'Virhe lomakkeessa', message: 'Etunimi', mode: 'dismissible' } as const;

  test('within ten seconds starts its time anew and does not stack', () => {
    const queue = queueAfter(ask(saved), ask(saved, 4000));

    expect(queue.visible).toHaveLength(1);
    expect(nextEnd(queue)).toBe(8800);
  });

  test.each([
    ['9.999 seconds', 9999, 1],
    ['10 seconds', 10_000, 2],
  ])('a sticky one asked for again after %s makes %i', (_, later, count) => {
    const sticky = { ...saved, mode: 'sticky' } as const;

    expect(queueAfter(ask(sticky), ask(sticky, later)).visible).toHaveLength(count);
  });

  test.each([
    ['label', { label: 'Virhe' }],
    ['message', { message: 'Sukunimi' }],
  ])('is not the same with another %s', (_, other) => {
    expect(queueAfter(ask(saved), ask({ ...saved, ...other })).visible).toHaveLength(2);
  });

  test('is not queued twice while it waits', () => {
    expect(labels(...askMany('abcd'), ...askMany('d', 3000))).toEqual({
      visible: 'cba',
      waiting: 'd',
    });
  });

  test('during a pause keeps its time standing', () => {
    const queue = queueAfter(ask(saved), { type: 'paused', now: 3000 }, ask(saved, 4000));

    expect(queue.visible[0]?.countdown).toEqual({ full: 4800, left: 4800, endsAt: null });
  });

  test('is counted, so that it can be said again', () => {
    expect(queueAfter(ask(saved), ask(saved, 100)).visible[0]?.repeats).toBe(1);
  });
});

function passed(now: number): ToastEvent {
  return { type: 'timePassed', now };
}

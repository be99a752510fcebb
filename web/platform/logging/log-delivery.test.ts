import { describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../../domain/logging/log-entry.ts';
import { createLogDelivery, type LogTransport } from './log-delivery.ts';
import { createLogStore } from './log-store.ts';

function entry(entryKey: string): LogEntry {
  return {
    entryKey,
    timestamp: '2026-11-15T00:00:00Z',
    milliseconds: 0,
    transactionId: 'tx',
    level: 'ERROR',
    developerMessage: entryKey,
    errorMessage: '',
    stackTrace: '',
    source: 'test',
  };
}

function memoryStorage() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

/** A server that fails a number of times, then accepts everything. */
function givenServer(failures = 0) {
  const calls: string[] = [];
  const take = (name: string) => async (entries: LogEntry | LogEntry[]) => {
    calls.push(`${name} ${[entries].flat().map((each) => each.entryKey)}`);
    if (failures-- > 0) throw new Error('500');
  };
  const wire: LogTransport = {
    publishLog: take('one'),
    publishLogs: take('many'),
    beacon: (entries) => void calls.push(`beacon ${entries.map((each) => each.entryKey)}`),
  };
  return { wire, calls };
}

/** A server that refuses one entry, alone or in a batch. */
function refusing(bad: string, status: number) {
  const calls: string[] = [];
  const take = async (entries: LogEntry[]) => {
    const keys = entries.map(({ entryKey }) => entryKey);
    calls.push(String(keys));
    if (keys.includes(bad)) throw Object.assign(new Error('refused'), { status });
  };
  const wire: LogTransport = {
    publishLog: (one) => take([one]),
    publishLogs: take,
    beacon: () => {},
  };
  return { wire, calls };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('log delivery', () => {
  test('sends three immediate logs as three calls and a deferred batch as one', async () => {
    const { wire, calls } = givenServer();
    const delivery = createLogDelivery(
      createLogStore(memoryStorage(), () => 0),
      wire,
      { schedule: () => {}, onSkipped: () => {} },
    );
    for (const key of ['a', 'b', 'c']) delivery.deliver([entry(key)]);
    delivery.deliver([entry('d'), entry('e')]);
    await settled();

    expect(calls).toEqual(['one a', 'one b', 'one c', 'many d,e']);
  });

  test('retries when the server fails, keeping the order and losing nothing', async () => {
    const { wire, calls } = givenServer(2);
    const waits: number[] = [];
    const store = createLogStore(memoryStorage(), () => 0);
    const delivery = createLogDelivery(store, wire, {
      schedule: (run, ms) => {
        waits.push(ms);
        setImmediate(run);
      },
      onSkipped: () => {},
    });
    delivery.deliver([entry('a')]);
    delivery.deliver([entry('b')]);
    await vi.waitFor(() => expect(store.entries()).toEqual([]));

    expect(calls).toEqual(['one a', 'one a', 'one a', 'one b']);
    expect(waits).toEqual([2_000, 4_000]);
  });

  test.each([400, 403, 413])(
    'skips and counts entries refused with %i, and continues',
    async (status) => {
      const store = createLogStore(memoryStorage(), () => 0);
      const { wire, calls } = refusing('b', status);
      const skipped: string[] = [];
      const delivery = createLogDelivery(store, wire, {
        schedule: () => {},
        onSkipped: ({ entryKey }) => skipped.push(entryKey),
      });
      for (const key of ['a', 'b']) delivery.deliver([entry(key)]);
      delivery.deliver([entry('c'), entry('b'), entry('d')]);
      delivery.deliver([entry('e')]);
      await settled();

      expect(calls).toEqual(['a', 'b', 'c,b,d', 'c', 'b', 'd', 'e']);
      expect(skipped).toEqual(['b', 'b']);
      expect(store.entries()).toEqual([]);
    },
  );

  test.each([0, 408, 429, 500, 503])('waits when the answer is %i', async (status) => {
    const store = createLogStore(memoryStorage(), () => 0);
    const { wire, calls } = refusing('a', status);
    const delivery = createLogDelivery(store, wire, { schedule: () => {}, onSkipped: () => {} });
    delivery.deliver([entry('a')]);
    delivery.deliver([entry('b')]);
    await settled();

    expect(calls).toEqual(['a']);
    expect(store.entries()).toHaveLength(2);
  });

  test('sends on the next page what the last one could not send', async () => {
    const storage = memoryStorage();
    const down = givenServer(Number.POSITIVE_INFINITY);
    createLogDelivery(
      createLogStore(storage, () => 0),
      down.wire,
      { schedule: () => {}, onSkipped: () => {} },
    ).deliver([entry('a')]);
    await settled();

    const up = givenServer();
    const nextPage = createLogDelivery(
      createLogStore(storage, () => 0),
      up.wire,
      { schedule: () => {}, onSkipped: () => {} },
    );
    nextPage.resume();
    await settled();

    expect(up.calls).toEqual(['one a']);
    expect(createLogStore(storage, () => 0).entries()).toEqual([]);
  });

  test('sends a beacon when the page closes, and keeps the entries until a server answers', () => {
    const { wire, calls } = givenServer(Number.POSITIVE_INFINITY);
    const store = createLogStore(memoryStorage(), () => 0);
    const delivery = createLogDelivery(store, wire, { schedule: () => {}, onSkipped: () => {} });
    delivery.deliver([entry('a')]);
    delivery.sendBeacons();

    expect(calls).toContain('beacon a');
    expect(store.entries()).toHaveLength(1);
  });
});

describe('the log store', () => {
  test('stores an entry once, however often it is added', () => {
    const store = createLogStore(memoryStorage(), () => 0);
    store.add([entry('a')]);
    store.add([entry('a'), entry('b')]);

    expect(store.entries().map(({ entryKey }) => entryKey)).toEqual(['a', 'b']);
  });

  test('is trimmed when full, at most once in five seconds', () => {
    let time = 10_000;
    const store = createLogStore(memoryStorage(), () => time);
    let key = 0;
    const flood = (count: number) =>
      store.add(Array.from({ length: count }, () => entry(`${key++}`)));
    flood(250);
    expect(store.entries()).toHaveLength(200);
    time += 4_999;
    flood(50);
    expect(store.entries()).toHaveLength(250);
    time += 1;
    flood(1);

    expect(store.entries()).toHaveLength(200);
  });

  test.each(['{', '7', '[1,null,{"a":1}]'])('starts empty on invalid content %s', (garbage) => {
    const storage = memoryStorage();
    storage.setItem('museumCard.logs', garbage);

    expect(createLogStore(storage, () => 0).entries()).toEqual([]);
  });

  test('works in memory when storage is forbidden', () => {
    const store = createLogStore(
      {
        getItem: () => {
          throw new Error('blocked');
        },
        setItem: () => {
          throw new Error('blocked');
        },
      },
      () => 0,
    );
    store.add([entry('a')]);

    expect(store.entries()).toHaveLength(1);
  });
});

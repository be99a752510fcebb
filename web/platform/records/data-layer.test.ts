import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from './data-error.ts';
import { createDataLayer } from './data-layer.ts';
import { debounce } from './debounce.ts';

let time = 0;
let requests: string[] = [];
let answers: Record<string, unknown> = {};

const layer = () =>
  createDataLayer({
    now: () => time,
    request: async (method, path) => {
      const name = `${method} ${path.replace('/services/data/v65.0/ui-api/', '')}`;
      requests.push(name);
      const answer = answers[name];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
const record = (id: string) => ({ id, apiName: 'Visit__c', fields: {} });

beforeEach(() => {
  time = 1_000_000;
  requests = [];
  answers = { 'GET records/a': record('a'), 'GET records/b': record('b') };
});

describe('reading', () => {
  test('fetches once within 300 seconds, and again afterwards', async () => {
    const data = layer();
    await data.getRecord('a');
    time += 299_999;
    await data.getRecord('a');
    expect(requests).toHaveLength(1);
    time += 1;
    await data.getRecord('a');

    expect(requests).toHaveLength(2);
  });

  test('shares one request among ten simultaneous readers', async () => {
    const data = layer();
    await Promise.all(Array.from({ length: 10 }, () => data.getRecord('a')));

    expect(requests).toHaveLength(1);
  });

  test.each([
    [200, 199, 1],
    [30 * 86_400_000, 1, 86_400_000 * 30 - 1],
  ])('keeps an entry for exactly its lifetime of %i ms', async (lifetimeMs, before, rest) => {
    const data = layer();
    await data.getRecord('a', { lifetimeMs });
    time += before;
    await data.getRecord('a', { lifetimeMs });
    expect(requests).toHaveLength(1);
    time += rest;
    await data.getRecord('a', { lifetimeMs });

    expect(requests).toHaveLength(2);
  });

  test.each([199, 30 * 86_400_000 + 1, Number.NaN, -1])(
    'refuses a lifetime of %d ms as INVALID_CONFIG without a request',
    async (lifetimeMs) => {
      await expect(layer().getRecord('a', { lifetimeMs })).rejects.toMatchObject({
        status: 400,
        errorCode: 'INVALID_CONFIG',
      });
      expect(requests).toEqual([]);
    },
  );

  test.each(['', '../secret', 'a/b', 'x'.repeat(65)])(
    'refuses the id %j as INVALID_CONFIG',
    async (id) => {
      await expect(layer().getRecord(id)).rejects.toMatchObject({
        status: 400,
        errorCode: 'INVALID_CONFIG',
      });
      expect(requests).toEqual([]);
    },
  );

  test.each([undefined, null, 7, {}, ['a']])(
    'refuses the id %j of an untyped caller',
    async (id) => {
      const data = layer();
      const refused = { status: 400, errorCode: 'INVALID_CONFIG' };

      await expect(data.getRecord(id as never)).rejects.toMatchObject(refused);
      await expect(data.getRecords([id] as never)).rejects.toMatchObject(refused);
      await expect(data.updateRecord(id as never, {})).rejects.toMatchObject(refused);
      await expect(data.deleteRecord(id as never)).rejects.toMatchObject(refused);
      expect(() => data.subscribe(id as never, () => {})).toThrow('not a record id');
      expect(() => data.notifyChange([id] as never)).toThrow('not a record id');
      expect(requests).toEqual([]);
    },
  );

  test.each([undefined, null, 'a', {}, []])('refuses the list of ids %j', async (ids) => {
    const refused = { status: 400, errorCode: 'INVALID_CONFIG' };

    await expect(layer().getRecords(ids as never)).rejects.toMatchObject(refused);
    expect(requests).toEqual([]);
  });

  test.each([{ mode: 'reload' }, { mode: null }, { mode: '' }, null, 'no-cache'])(
    'refuses the options %j',
    async (options) => {
      const data = layer();
      const refused = { status: 400, errorCode: 'INVALID_CONFIG' };
      const read = data.read('/services/data/v65.0/x', options as never);

      await expect(read).rejects.toMatchObject(refused);
      await expect(data.getRecord('a', options as never)).rejects.toMatchObject(refused);
      await expect(data.getRecords(['a'], options as never)).rejects.toMatchObject(refused);
      expect(requests).toEqual([]);
    },
  );

  test('answers 504 to only-if-cached without data, and the data when it is there', async () => {
    const data = layer();
    await expect(data.getRecord('a', { mode: 'only-if-cached' })).rejects.toMatchObject({
      status: 504,
    });
    await data.getRecord('a');

    expect(await data.getRecord('a', { mode: 'only-if-cached' })).toEqual(record('a'));
    expect(requests).toHaveLength(1);
  });

  test('does not cache a failed single read', async () => {
    const data = layer();
    answers['GET records/a'] = new DataError(500, 'X', 'x');
    await expect(data.getRecord('a')).rejects.toMatchObject({ status: 500 });
    answers['GET records/a'] = record('a');

    expect(await data.getRecord('a')).toEqual(record('a'));
  });
});

describe('a batch', () => {
  beforeEach(() => {
    answers['GET records/batch/a,b,c'] = {
      results: [
        { statusCode: 200, result: record('a') },
        { statusCode: 404, result: [] },
        { statusCode: 403, result: [{ errorCode: 'NO_ACCESS', message: 'Ei kuulu sinulle.' }] },
      ],
    };
  });

  test('returns a record, a missing one and a failure side by side', async () => {
    expect(await layer().getRecords(['a', 'b', 'c'])).toEqual([
      { id: 'a', record: record('a') },
      { id: 'b', missing: true },
      {
        id: 'c',
        error: expect.objectContaining({
          status: 403,
          errorCode: 'NO_ACCESS',
          message: 'Ei kuulu sinulle.',
        }),
      },
    ]);
  });

  test('with no-cache fetches everything, and caches it for other readers', async () => {
    const data = layer();
    await data.getRecords(['a', 'b', 'c']);
    const changed = { ...record('a'), fields: { town: { value: 'Turku' } } };
    answers['GET records/batch/a,b,c'] = {
      results: ['a', 'b', 'c'].map((id) => ({
        statusCode: 200,
        result: id === 'a' ? changed : record(id),
      })),
    };

    expect(await data.getRecords(['a', 'b', 'c'], { mode: 'no-cache' })).toEqual([
      { id: 'a', record: changed },
      { id: 'b', record: record('b') },
      { id: 'c', record: record('c') },
    ]);
    expect(await data.getRecord('a')).toEqual(changed);
    expect(requests).toHaveLength(2);
  });

  test('requests a duplicate id once', async () => {
    answers['GET records/batch/a'] = { results: [{ statusCode: 200, result: record('a') }] };

    expect(await layer().getRecords(['a', 'a'])).toEqual([
      { id: 'a', record: record('a') },
      { id: 'a', record: record('a') },
    ]);
  });

  test('caches missing and failed items', async () => {
    const data = layer();
    const first = await data.getRecords(['a', 'b', 'c']);
    const again = await data.getRecords(['a', 'b', 'c']);

    expect(again).toEqual(first);
    expect(requests).toHaveLength(1);
  });

  test('requests only uncached ids', async () => {
    const data = layer();
    await data.getRecord('a');
    answers['GET records/batch/b'] = { results: [{ statusCode: 200, result: record('b') }] };
    await data.getRecords(['a', 'b']);

    expect(requests).toEqual(['GET records/a', 'GET records/batch/b']);
  });
});

describe('changing', () => {
  test.each([
    [
      'create',
      'POST records',
      (data: ReturnType<typeof layer>) => data.createRecord({ apiName: 'Log__c', fields: {} }),
    ],
    ['update', 'PATCH records/a', (data: ReturnType<typeof layer>) => data.updateRecord('a', {})],
    ['delete', 'DELETE records/a', (data: ReturnType<typeof layer>) => data.deleteRecord('a')],
  ])('rethrows the error of a failed %s', async (_name, path, act) => {
    const failure = new DataError(403, 'NO_ACCESS', 'no');
    answers[path] = failure;

    await expect(act(layer())).rejects.toBe(failure);
  });

  test('passes the stored record to listeners, and clears the cache also after a failure', async () => {
    const data = layer();
    const heard: unknown[] = [];
    data.subscribe('a', (each) => heard.push(each));
    const changed = { ...record('a'), fields: { town: { value: 'Turku' } } };
    answers['PATCH records/a'] = changed;
    await data.updateRecord('a', { town: 'turku' });
    expect(heard).toEqual([changed]);

    await data.getRecord('a');
    answers['PATCH records/a'] = new DataError(0, 'NO_ANSWER', 'lost');
    await data.updateRecord('a', {}).catch(() => {});
    await data.getRecord('a');

    expect(requests.filter((request) => request.startsWith('GET'))).toHaveLength(2);
  });

  test('clears the cache of the changed record', async () => {
    const data = layer();
    await data.getRecord('a');
    answers['PATCH records/a'] = record('a');
    await data.updateRecord('a', {});
    await data.getRecord('a');

    expect(requests).toEqual(['GET records/a', 'PATCH records/a', 'GET records/a']);
  });
});

describe('notifying of changes', () => {
  test('refuses the 61st call within 60 seconds, and allows it afterwards', () => {
    const data = layer();
    const calls = Array.from({ length: 61 }, () => data.notifyChange(['a']));
    expect(calls.filter(Boolean)).toHaveLength(60);
    expect(calls.at(-1)).toBe(false);
    time += 60_000;

    expect(data.notifyChange(['a'])).toBe(true);
  });

  test('notifies subscribers once for ten notices within 150 ms', async () => {
    vi.useFakeTimers();
    const data = layer();
    const heard: string[] = [];
    data.subscribe('a', (each) => heard.push(each.id));
    for (let i = 0; i < 10; i++) {
      data.notifyChange(['a']);
      vi.advanceTimersByTime(149);
    }
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(150);
    vi.useRealTimers();

    expect(heard).toEqual(['a']);
    expect(requests).toEqual(['GET records/a']);
  });

  test('does not fetch a record without listeners', async () => {
    vi.useFakeTimers();
    const data = layer();
    const stop = data.subscribe('a', () => {});
    stop();
    data.notifyChange(['a']);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();

    expect(requests).toEqual([]);
  });
});

test('debounces ten calls within 150 ms to one, with the last arguments', () => {
  vi.useFakeTimers();
  const heard: number[] = [];
  const say = debounce((value: number) => heard.push(value));
  for (let i = 0; i < 10; i++) say(i);
  vi.advanceTimersByTime(149);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();

  expect(heard).toEqual([9]);
});

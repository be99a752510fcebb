import { describe, expect, test } from 'vitest';
import { makeBoundedQueue, QueueFull } from './bounded-queue.ts';

/** Jobs that end on command, and a count of those running. */
function makeWork() {
  const ends: (() => void)[] = [];
  const seen = { running: 0, most: 0 };
  const work = async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise<void>((end) => ends.push(end));
    seen.running -= 1;
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { work, endOne, seen };
}

describe('a bounded queue', () => {
  test('never exceeds its concurrency, and runs all accepted jobs', async () => {
    const { work, endOne, seen } = makeWork();
    const inLine = makeBoundedQueue({ atOnce: 2, waiting: 50 });
    const all = Array.from({ length: 52 }, () => inLine(work));
    expect(seen.running).toBe(2);
    for (let round = 0; round < 52; round += 1) await endOne();
    await Promise.all(all);

    expect(seen).toEqual({ running: 0, most: 2 });
  });

  test('rejects at once when its waiting list is full', async () => {
    const { work, endOne } = makeWork();
    const inLine = makeBoundedQueue({ atOnce: 1, waiting: 2 });
    const taken = [inLine(work), inLine(work), inLine(work)];

    await expect(inLine(work)).rejects.toBeInstanceOf(QueueFull);

    await endOne();
    const late = inLine(work);
    for (let round = 0; round < 3; round += 1) await endOne();
    await Promise.all([...taken, late]);
  });

  test('runs jobs in order of arrival', async () => {
    const inLine = makeBoundedQueue({ atOnce: 1, waiting: 10 });
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map((number) => inLine(async () => order.push(number))));

    expect(order).toEqual([1, 2, 3, 4]);
  });

  test('continues after a failed job', async () => {
    const inLine = makeBoundedQueue({ atOnce: 1, waiting: 10 });
    const failing = inLine(async () => {
      throw new Error('broken');
    });

    await expect(failing).rejects.toThrow('broken');
    await expect(inLine(async () => 'done')).resolves.toBe('done');
  });
});

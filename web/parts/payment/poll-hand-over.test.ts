import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pollHandOver } from './poll-hand-over.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A wait in which the form is there after so many milliseconds, or never. */
function wait({ readyAt = Infinity, heldUntil = 0 } = {}) {
  const began = Date.now();
  const happened: string[] = [];
  const elapsed = () => Date.now() - began;
  const stop = pollHandOver({
    leave: () => {
      if (elapsed() < readyAt) return false;
      happened.push(`left ${elapsed()}`);
      return true;
    },
    isOnHold: () => elapsed() < heldUntil,
    giveUp: () => happened.push(`gave up ${elapsed()}`),
  });
  return { happened, stop };
}

describe('waiting for the hand-over', () => {
  test('looks every 200 ms and leaves at the first look that finds the form', () => {
    const { happened } = wait({ readyAt: 450 });

    vi.advanceTimersByTime(1_000);

    expect(happened).toEqual(['left 600']);
  });

  test('gives up after fifty looks, once', () => {
    const { happened } = wait();

    vi.advanceTimersByTime(60_000);

    expect(happened).toEqual(['gave up 10000']);
  });

  test('never sends the form twice, and still gives up on a page that does not come', () => {
    const { happened } = wait({ readyAt: 0 });

    vi.advanceTimersByTime(60_000);

    expect(happened).toEqual(['left 200', 'gave up 10000']);
  });

  test('does not count the time in which the person is asked something', () => {
    const { happened } = wait({ heldUntil: 30_000 });

    vi.advanceTimersByTime(60_000);

    expect(happened).toEqual(['gave up 39800']);
  });

  test('does nothing once it is stopped', () => {
    const { happened, stop } = wait({ readyAt: 450 });
    stop();

    vi.advanceTimersByTime(60_000);

    expect(happened).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POLL_MS, startPoll } from './poll.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that answers after some time, or fails. */
function ask({
  answerMs,
  isAtWork = true,
  fails = false,
}: Partial<PollCase> & { answerMs: number }) {
  const seen = { asked: 0, awaited: 0, most: 0, shown: 0 };
  const poll = startPoll({
    read: async () => {
      seen.asked += 1;
      seen.awaited += 1;
      seen.most = Math.max(seen.most, seen.awaited);
      await new Promise((done) => setTimeout(done, answerMs));
      seen.awaited -= 1;
      if (fails) throw new Error('no network');
      return seen.asked;
    },
    show: (answer) => {
      seen.shown = answer;
    },
    isAtWork,
  });
  return { seen, poll };
}
type PollCase = { answerMs: number; isAtWork: boolean; fails: boolean };

test('a slow server is polled again only after its answer', async () => {
  const { seen, poll } = ask({ answerMs: 3 * POLL_MS });
  await vi.advanceTimersByTimeAsync(8 * POLL_MS);
  expect(seen).toMatchObject({ asked: 2, most: 1, shown: 2 });
  await vi.advanceTimersByTimeAsync(POLL_MS);
  // The window gets the focus while an answer is pending.
  void poll.look();
  expect(seen.most).toBe(1);
  poll.stop();
});

test('polling continues after a failed read', async () => {
  const { seen, poll } = ask({ answerMs: 0, fails: true });
  await vi.advanceTimersByTimeAsync(3 * POLL_MS + 10);
  expect(seen).toMatchObject({ asked: 3, shown: 0 });
  poll.stop();
});

test('polls neither without a running job nor after the stop', async () => {
  const { seen, poll } = ask({ answerMs: POLL_MS, isAtWork: false });
  await vi.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(seen.asked).toBe(0);
  void poll.look();
  poll.stop();
  await vi.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(seen).toMatchObject({ asked: 1, shown: 0 });
});

import { expect, test, vi } from 'vitest';
import { afterLastDraft, sendDraft } from './draft-requests.ts';

test('a draft is read only after its last save has ended or failed', async () => {
  const seen: string[] = [];
  let arrive = () => {};
  const arriving = new Promise<void>((done) => {
    arrive = done;
  });
  void sendDraft(arriving.then(() => seen.push('arrived')));
  const reading = afterLastDraft(async () => seen.push('read'));
  arrive();
  await reading;
  expect(seen).toEqual(['arrived', 'read']);

  sendDraft(Promise.reject(new Error('offline'))).catch(() => undefined);
  await afterLastDraft(async () => seen.push('read again'));
  expect(seen).toContain('read again');
});

test('a save without an answer delays the read only until its timeout', async () => {
  vi.useFakeTimers();
  sendDraft(new Promise(() => {})).catch(() => undefined);
  const read = vi.fn(async () => 'the form');
  const reading = afterLastDraft(read);

  await vi.advanceTimersByTimeAsync(4_000);

  expect(await reading).toBe('the form');
  vi.useRealTimers();
});

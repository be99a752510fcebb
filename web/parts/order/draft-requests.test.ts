import { expect, test, vi } from 'vitest';
import { afterLastDraft, sendDraft } from './draft-requests.ts';

test('a form is asked for when its last letters have arrived, or cannot', async () => {
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

test('a draft that is never answered keeps nobody waiting', async () => {
  vi.useFakeTimers();
  sendDraft(new Promise(() => {})).catch(() => undefined);
  const read = vi.fn(async () => 'the form');
  const reading = afterLastDraft(read);

  await vi.advanceTimersByTimeAsync(4_000);

  expect(await reading).toBe('the form');
  vi.useRealTimers();
});

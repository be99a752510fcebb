// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import * as toastRules from '../../domain/toast/toast-queue.ts';
import { closeToast, shownToasts, startToasts } from '../ui/toast-store.ts';
import { CallError, SignInDeclined, statusOf } from './call-error.ts';
import { unlessStatus } from './read-error.ts';
import { useAttempt } from './use-attempt.ts';

const refused = new CallError(400, [{ message: 'Koodi on käytetty.', errorCode: 'USED' }], '');
const brokenOff = new CallError(502, '<h1>Bad Gateway</h1>', 'Bad Gateway');
const fail = (error: unknown) => () => Promise.reject(error);
const labels = () => shownToasts().visible.map(({ label }) => label);

beforeEach(() => {
  startToasts(toastRules);
  for (const { id } of shownToasts().visible) closeToast(id);
});

describe('a failed attempt', () => {
  test.each([
    ['says what the server said', refused, 'Koodi on käytetty.'],
    ['says the text of the page after a lost connection', brokenOff, 'Ei onnistunut.'],
    ['says nothing when the person cancelled', new SignInDeclined(), null],
  ])('%s', async (_, error, said) => {
    const { result } = renderHook(() => useAttempt('Ei onnistunut.'));
    await act(async () => {
      expect(await result.current.attempt(fail(error))).toBe(false);
    });
    expect(result.current).toMatchObject({ problem: said, isBusy: false });
    expect(labels()).toEqual([]);
  });

  test('is said in a toast where the page has no place for it', async () => {
    const { result } = renderHook(() => useAttempt('Ei onnistunut.', { asToast: true }));
    await act(() => result.current.attempt(fail(brokenOff)));
    expect([labels(), result.current.problem]).toEqual([['Ei onnistunut.'], null]);
  });

  test('is explained by a function of the form, or of this attempt alone', async () => {
    const { result } = renderHook(() => useAttempt((error) => `tila ${statusOf(error)}`));
    await act(() => result.current.attempt(fail(refused)));
    expect(result.current.problem).toBe('tila 400');
    await act(() => result.current.attempt(fail(brokenOff), 'Ei tallennettu.'));
    expect(result.current.problem).toBe('Ei tallennettu.');
  });
});

test('the next attempt clears the message, and a second click is ignored while it runs', async () => {
  const { result } = renderHook(() => useAttempt('Ei onnistunut.'));
  await act(() => result.current.attempt(fail(brokenOff)));
  let finish = () => {};
  let first = Promise.resolve(false);
  act(() => {
    first = result.current.attempt(() => new Promise<void>((done) => (finish = done)));
  });
  expect(result.current).toMatchObject({ problem: null, isBusy: true });
  expect(await result.current.attempt(fail(refused))).toBe(false);
  await act(async () => finish());
  expect(await first).toBe(true);
  expect(result.current).toMatchObject({ problem: null, isBusy: false });
});

test('a read is null for the statuses of the page, and fails for others', async () => {
  // In process the server's own refusals have a status too.
  const missing = Object.assign(new Error('missing'), { status: 404 });
  expect(await unlessStatus([404], fail(missing))).toBeNull();
  await expect(unlessStatus([404], fail(refused))).rejects.toBe(refused);
});

// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageAround } from '../test/page-around.tsx';
import { SessionGuard } from './parts/account/session-guard.tsx';
import { useUnsaved } from './parts/form/use-unsaved.ts';
import { useDraft } from './parts/order/use-draft.ts';
import { usePayment } from './parts/payment/use-payment.ts';
import { CallError } from './platform/call-error.ts';
import { texts as paymentTexts } from './texts/fi/parts/payment.ts';
import { texts as shell } from './texts/fi/shell.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<script id="page-data" type="text">{"scheme":{}}</script>';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = (event: string) =>
  act(async () => void window.dispatchEvent(new Event(event, { cancelable: true })));
const comeBack = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

describe('a form with a draft', () => {
  let sent: string[];
  let beacons: string[];
  let send: (draft: string) => Promise<unknown>;
  const form = () => {
    const endpoint = (typed: string) => ({ current: () => typed, send, path: 'Class/method' });
    const shown = renderHook(({ typed }) => useDraft(endpoint(typed)), {
      initialProps: { typed: '' },
    });
    const type = (typed: string) => {
      shown.rerender({ typed });
      shown.result.current.changed();
    };
    return { ...shown, type, save: () => shown.result.current.save() };
  };
  beforeEach(() => {
    [sent, beacons] = [[], []];
    send = async (draft) => sent.push(draft);
    Object.assign(navigator, {
      sendBeacon: (path: string, body: Blob) =>
        body.text().then((text) => beacons.push(`${path} ${text}`)),
    });
  });

  test('saves the first change at once, later ones after a pause, and nothing twice', async () => {
    const { type, unmount } = form();
    type('A');
    await pass(1);
    expect(sent).toEqual(['A']);
    type('Ai');
    type('Aino');
    await pass(499);
    expect(sent).toEqual(['A']);
    await pass(1);
    expect(sent).toEqual(['A', 'Aino']);
    await told('pagehide');
    unmount();
    expect([sent.length, beacons]).toEqual([2, []]);
  });

  test('is saved on client-side navigation', async () => {
    const { type, unmount } = form();
    type('Aino');
    unmount();
    expect(sent).toEqual(['Aino']);
  });

  test.each(['beforeunload', 'pagehide'])('is sent once by beacon on %s', async (event) => {
    const { type } = form();
    type('A');
    await pass(1);
    type('Aino');
    await told(event);
    await told('pagehide');
    await pass(600);
    expect([sent, beacons.map((one) => one.split(' ')[1])]).toEqual([['A'], ['"Aino"']]);
  });

  test.each([
    [401, false],
    [500, true],
  ])('that is answered %i lets the order continue: %s', async (status, goesOn) => {
    send = () => Promise.reject(new CallError(status, null, ''));
    expect(await form().save()).toBe(goesOn);
  });
});

test('a page asks before it is left only while something is unsaved', () => {
  const { rerender } = renderHook(({ isUnsaved }) => useUnsaved(isUnsaved, '?'), {
    initialProps: { isUnsaved: true },
  });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);
  rerender({ isUnsaved: false });
  expect(isAsked()).toBe(false);
});

test('a payment page works again after a back/forward cache restore, and keeps its choice when it was only shown', async () => {
  const createOrder = vi.fn(() => new Promise<null>(() => {}));
  const context = { kind: 'standard', billing: 'monthly', language: 'fi' } as never;
  const options = { context, createOrder, texts: paymentTexts };
  const { result } = renderHook(() => usePayment(options), { wrapper: AroundVisitor });
  const press = () => act(async () => void result.current.choose({ way: 'monthly' }));

  await press();
  await comeBack(false);
  await press();
  expect([createOrder.mock.calls.length, result.current.state.chosen]).toEqual([
    1,
    { way: 'monthly' },
  ]);
  await comeBack(true);
  expect(result.current.state.chosen).toBeNull();
  await press();
  expect(createOrder).toHaveBeenCalledTimes(2);
});

test.each([
  ['out of the browser’s memory after signing out', true, false, 1],
  ['out of the browser’s memory', true, true, 0],
  ['that was only shown', false, false, 0],
])('a page %s is reloaded: %#', async (_, persisted, isLoggedIn, reloads) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const state = { isLoggedIn: true, secondsLeft: 9_999 };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(state)));
  render(
    <PageAround isCustomer>
      <SessionGuard texts={shell.sessionDialog} onOver={() => {}} />
    </PageAround>,
  );
  await pass(1);
  state.isLoggedIn = isLoggedIn;
  await comeBack(persisted);
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

function AroundVisitor({ children }: { children: ReactNode }) {
  return <PageAround>{children}</PageAround>;
}

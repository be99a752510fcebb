import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as rules from '../../domain/toast/toast-queue.ts';
import {
  closeToast,
  pauseToasts,
  resumeToasts,
  shownToasts,
  showToast,
  startToasts,
  subscribeToasts,
  withdrawToasts,
} from './toast-store.ts';

const labels = () => shownToasts().visible.map(({ label }) => label);

beforeEach(() => {
  vi.useFakeTimers();
  startToasts(rules);
});
afterEach(() => {
  for (const { id } of shownToasts().visible) closeToast(id);
  vi.useRealTimers();
});

test.each([
  { label: '' },
  { label: '  ' },
  { message: 'Ilman otsikkoa' } as unknown as { label: string },
])('a toast without a label throws in development: %j', (request) => {
  expect(() => showToast(request)).toThrow('A toast needs a label');
  expect(labels()).toEqual([]);
});

test('a toast with a duration closes itself and notifies the listeners', () => {
  const told = vi.fn();
  const stop = subscribeToasts(told);
  showToast({ label: 'Tiedot tallennettu', variant: 'success' });
  expect(told).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(4799);
  expect(labels()).toEqual(['Tiedot tallennettu']);
  vi.advanceTimersByTime(1);
  expect(labels()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(2);
  stop();
});

test('timers resume when no pause reason is left', () => {
  showToast({ label: 'Tiedot tallennettu', variant: 'success' });
  pauseToasts('hover');
  pauseToasts('dialog');

  resumeToasts('hover');
  vi.advanceTimersByTime(60_000);
  expect(labels()).toEqual(['Tiedot tallennettu']);
  resumeToasts('dialog');
  vi.advanceTimersByTime(4800);
  expect(labels()).toEqual([]);
});

test('toasts started at different times close at different times', () => {
  showToast({ label: 'Eka', variant: 'success' });
  vi.advanceTimersByTime(1000);
  showToast({ label: 'Toka', variant: 'success' });

  vi.advanceTimersByTime(3800);
  expect(labels()).toEqual(['Toka']);
  vi.advanceTimersByTime(1000);
  expect(labels()).toEqual([]);
});

test('toasts are withdrawn by label, queued ones included', () => {
  for (const message of ['1', '2', '3', '4', '5']) showToast({ label: 'Maksu', message });
  showToast({ label: 'Muu' });

  withdrawToasts('Maksu');

  expect(labels()).toEqual(['Muu']);
  // A queued one would come up in its place.
  withdrawToasts('Muu');
  expect(labels()).toEqual([]);
});

test('toasts shown before the rules have loaded are queued and shown in order', async () => {
  vi.resetModules();
  const page = await import('./toast-store.ts');
  const told = vi.fn();
  page.subscribeToasts(told);
  expect(page.shownToasts()).toEqual(page.noToasts());

  page.pauseToasts('hiddenTab');
  for (const label of ['Yksi', 'Kaksi', 'Kolme']) page.showToast({ label, mode: 'dismissible' });
  page.withdrawToasts('Kaksi');
  expect(told).toHaveBeenCalled();
  expect(page.shownToasts()).toEqual({ visible: [], isAwaited: true });

  page.startToasts(rules);
  page.startToasts(rules);
  expect(page.shownToasts().visible.map(({ label }) => label)).toEqual(['Kolme', 'Yksi']);
  vi.advanceTimersByTime(60_000);
  expect(page.shownToasts().visible).toHaveLength(2);
  page.resumeToasts('hiddenTab');
  vi.advanceTimersByTime(4800);
  expect(page.shownToasts().visible).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeToast,
  pauseToasts,
  resumeToasts,
  shownToasts,
  showToast,
  subscribeToasts,
  withdrawToasts,
} from './toast-store.ts';

const labels = () => shownToasts().visible.map(({ label }) => label);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of shownToasts().visible) closeToast(id);
  vi.useRealTimers();
});

test.each([
  { label: '' },
  { label: '  ' },
  { message: 'Ilman otsikkoa' } as unknown as { label: string },
])('a toast without a label is refused loudly in development: %j', (request) => {
  expect(() => showToast(request)).toThrow('A toast needs a label');
  expect(labels()).toEqual([]);
});

test('a toast that is to close leaves by itself, and those who listen are told', () => {
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

test('time runs again only when every reason to stand still has gone', () => {
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

test('toasts that end one after the other each get their own end', () => {
  showToast({ label: 'Eka', variant: 'success' });
  vi.advanceTimersByTime(1000);
  showToast({ label: 'Toka', variant: 'success' });

  vi.advanceTimersByTime(3800);
  expect(labels()).toEqual(['Toka']);
  vi.advanceTimersByTime(1000);
  expect(labels()).toEqual([]);
});

test('what was said under a label is taken back, waiting ones included', () => {
  for (const message of ['1', '2', '3', '4', '5']) showToast({ label: 'Maksu', message });
  showToast({ label: 'Muu' });

  withdrawToasts('Maksu');

  expect(labels()).toEqual(['Muu']);
  expect(shownToasts().waiting).toEqual([]);
});

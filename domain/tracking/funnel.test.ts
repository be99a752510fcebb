import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { addUp, type FunnelRow, funnelByPeriod, shareReached } from './funnel.ts';

const row = (day: string, kind: FunnelRow['kind'], counts: number[]): FunnelRow => ({
  day: localDate(day),
  kind,
  formOpened: counts[0] ?? 0,
  checkAccepted: counts[1] ?? 0,
  purchaseSettled: counts[2] ?? 0,
});
const rows = [
  row('2026-11-09', 'gift', [4, 2, 1]),
  row('2026-11-09', 'standard', [10, 6, 5]),
  row('2026-11-15', 'standard', [2, 0, 0]),
  row('2026-11-16', 'standard', [1, 1, 1]),
];
const time = { from: localDate('2026-11-07'), to: localDate('2026-11-16') };

describe('sales funnel', () => {
  test('adds up step by step', () => {
    expect(addUp(rows)).toEqual({ formOpened: 17, checkAccepted: 9, purchaseSettled: 7 });
    expect(addUp([])).toEqual({ formOpened: 0, checkAccepted: 0, purchaseSettled: 0 });
  });

  test('by week starts on Mondays, and the first week at the start of the period', () => {
    const weeks = funnelByPeriod(rows, time, 'week');

    expect(weeks.map(({ from, to, formOpened }) => [from, to, formOpened])).toEqual([
      ['2026-11-16', '2026-11-16', 1],
      ['2026-11-09', '2026-11-15', 16],
      ['2026-11-07', '2026-11-08', 0],
    ]);
  });

  test('by day has every day, newest first', () => {
    const days = funnelByPeriod(rows, time, 'day');

    expect(days).toHaveLength(10);
    expect(days[0]).toEqual({
      from: '2026-11-16',
      to: '2026-11-16',
      formOpened: 1,
      checkAccepted: 1,
      purchaseSettled: 1,
    });
    expect(days.at(-1)?.from).toBe('2026-11-07');
  });

  test.each([
    [[10, 6, 5], 0.5],
    [[10, 6, 0], 0],
    [[0, 0, 0], null],
    [[0, 0, 2], null],
    [[1, 2, 2], null],
  ])('of %j has a completion rate of %j', (counts, share) => {
    expect(shareReached(row('2026-11-09', 'gift', counts))).toBe(share);
  });
});

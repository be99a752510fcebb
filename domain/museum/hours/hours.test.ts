import { describe, expect, test } from 'vitest';
import { helsinkiTime, localDate } from '../../base/local-date.ts';
import { hoursOn, type MuseumHours, nextOpening, weekdayOf } from './hours.ts';
import { type HoursState, hoursState, hoursToday, isOpenNow } from './hours-state.ts';
import { comingExceptions, weekOf } from './hours-table.ts';

const span = (opens: string, closes: string) => ({ opens, closes });
const on = (weekdays: number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

/** Open Tuesday to Sunday in winter, with a noon break on Sundays; every day in summer; a break between. */
const HOURS: MuseumHours = {
  seasons: [
    {
      beginsOn: localDate('2026-09-01'),
      endsOn: localDate('2027-01-06'),
      hours: [
        ...on([2, 3, 4, 5], '10:00', '20:00'),
        ...on([6], '10:00', '18:00'),
        ...on([7], '13:30', '17:00'),
        ...on([7], '09:30', '12:00'),
      ],
    },
    { beginsOn: localDate('2027-01-07'), endsOn: localDate('2027-05-01'), hours: [] },
    {
      beginsOn: localDate('2027-05-02'),
      endsOn: null,
      hours: on([1, 2, 3, 4, 5, 6, 7], '10:00', '18:00'),
    },
  ],
  exceptions: [
    { day: localDate('2026-11-24'), span: span('14:00', '20:00'), reason: 'näyttelynvaihto' },
    { day: localDate('2026-12-24'), span: null, reason: 'joulu' },
    { day: localDate('2026-12-25'), span: null, reason: 'joulu' },
    { day: localDate('2026-12-26'), span: null, reason: 'joulu' },
    { day: localDate('2026-12-27'), span: span('12:00', '16:00'), reason: 'joulu' },
    { day: localDate('2027-02-28'), span: span('12:00', '16:00'), reason: null },
  ],
};

test.each([
  ['2024-01-01', 1],
  ['2026-11-17', 2],
  ['2026-11-22', 7],
  ['2023-12-31', 7],
  ['1999-02-28', 7],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(localDate(day))).toBe(weekday);
});

test.each([
  ['2026-11-16', 'closed', []],
  ['2026-11-17', 'open', [span('10:00', '20:00')]],
  ['2026-11-22', 'open', [span('09:30', '12:00'), span('13:30', '17:00')]],
  ['2026-11-24', 'open', [span('14:00', '20:00')]],
  ['2026-12-25', 'closed', []],
  ['2027-01-06', 'open', [span('10:00', '20:00')]],
  ['2027-01-07', 'break', []],
  ['2027-02-28', 'open', [span('12:00', '16:00')]],
  ['2027-05-03', 'open', [span('10:00', '18:00')]],
  ['2036-05-03', 'open', [span('10:00', '18:00')]],
  ['2026-08-31', 'unknown', []],
])('on %s the museum is %s', (day, kind, spans) => {
  expect(hoursOn(HOURS, localDate(day))).toMatchObject({ kind, spans });
});

test.each([
  ['2026-11-15', '2026-11-17', '10:00'],
  ['2026-11-23', '2026-11-24', '14:00'],
  ['2026-12-23', '2026-12-27', '12:00'],
  ['2027-01-06', '2027-02-28', '12:00'],
  ['2027-02-28', '2027-05-02', '10:00'],
  ['2026-08-01', '2026-09-01', '10:00'],
])('after %s the museum opens on %s at %s', (day, next, opens) => {
  expect(nextOpening(HOURS, localDate(day))).toEqual({ day: next, opens });
});

test.each([
  [{ seasons: [], exceptions: [] }],
  [{ seasons: [{ beginsOn: localDate('2020-01-01'), endsOn: null, hours: [] }], exceptions: [] }],
])('museum that never opens has no next opening', (hours) => {
  expect(nextOpening(hours, localDate('2026-11-17'))).toBe(null);
});

describe('hours state', () => {
  const table: [string, string | null, HoursState['state'], boolean][] = [
    ['2026-11-17', null, 'openToday', true],
    ['2026-11-17', '09:59', 'opensLater', false],
    ['2026-11-17', '10:00', 'open', true],
    ['2026-11-17', '18:59', 'open', true],
    ['2026-11-17', '19:00', 'closesSoon', true],
    ['2026-11-17', '19:59', 'closesSoon', true],
    ['2026-11-17', '20:00', 'over', false],
    ['2026-11-22', '12:30', 'opensLater', false],
    ['2026-11-22', '11:30', 'closesSoon', true],
    ['2026-11-16', '12:00', 'closedToday', false],
    ['2026-11-16', null, 'closedToday', false],
    ['2026-11-24', null, 'exception', true],
    ['2026-11-24', '11:00', 'exception', false],
    ['2026-11-24', '15:00', 'exception', true],
    ['2026-11-24', '19:30', 'closesSoon', true],
    ['2026-11-24', '20:00', 'over', false],
    ['2026-12-25', '12:00', 'closedToday', false],
    ['2027-01-10', '12:00', 'break', false],
    ['2026-08-30', '12:00', 'unknown', false],
  ];
  test.each(table)('on %s at %s is %s', (day, clock, state, isOpen) => {
    const today = hoursToday(HOURS, localDate(day), null);
    expect(hoursState(today, clock).state).toBe(state);
    expect(isOpenNow(today, clock)).toBe(isOpen);
  });

  test('shows a known last entry, but never before opening', () => {
    const at = (minutes: number | null) =>
      hoursState(hoursToday(HOURS, localDate('2026-11-17'), minutes), '19:10');
    expect(at(30)).toMatchObject({ closes: '20:00', lastEntry: '19:30' });
    expect(at(null)).toMatchObject({ lastEntry: null });
    const morning = hoursToday(HOURS, localDate('2026-11-22'), 240);
    expect(hoursState(morning, '11:10')).toMatchObject({ lastEntry: '09:30' });
  });

  // Clocks change on 28 March 2027 at 3 and 25 October 2026 at 4: local time counts.
  test.each([
    ['2026-10-24T16:30:00Z', '2026-10-24', '19:30'],
    ['2026-10-25T16:30:00Z', '2026-10-25', '18:30'],
    ['2027-03-27T22:30:00Z', '2027-03-28', '00:30'],
    ['2027-03-28T22:30:00Z', '2027-03-29', '01:30'],
  ])('%s is %s %s in Helsinki', (instant, day, clock) => {
    expect(helsinkiTime(Date.parse(instant))).toEqual({ day, clock });
  });
});

test('weekdays with equal hours share one row', () => {
  expect(weekOf(HOURS, localDate('2026-11-17'))).toEqual([
    { from: 1, to: 1, spans: [] },
    { from: 2, to: 5, spans: [span('10:00', '20:00')] },
    { from: 6, to: 6, spans: [span('10:00', '18:00')] },
    { from: 7, to: 7, spans: [span('09:30', '12:00'), span('13:30', '17:00')] },
  ]);
  expect(weekOf(HOURS, localDate('2027-06-01'))).toHaveLength(1);
  expect(weekOf(HOURS, localDate('2027-02-01'))).toEqual([]);
  expect(weekOf(HOURS, localDate('2020-02-01'))).toEqual([]);
});

test('exceptions of the next sixty days share a row where equal', () => {
  expect(comingExceptions(HOURS, localDate('2026-11-17'))).toEqual([
    {
      from: '2026-11-24',
      to: '2026-11-24',
      span: span('14:00', '20:00'),
      reason: 'näyttelynvaihto',
    },
    { from: '2026-12-24', to: '2026-12-26', span: null, reason: 'joulu' },
    { from: '2026-12-27', to: '2026-12-27', span: span('12:00', '16:00'), reason: 'joulu' },
  ]);
});

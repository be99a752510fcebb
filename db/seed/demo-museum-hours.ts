import { addDays, type LocalDate, localDate, yearOf } from '../../domain/base/local-date.ts';
import type { Season, WeekdaySpan } from '../../domain/museum/hours/hours.ts';
import type { Random } from '../../domain/ryijy/seeded-random.ts';
import type { Translations } from './demo-exhibitions.ts';
import { REASONS } from './demo-museum-words.ts';

export type DemoException = {
  day: LocalDate;
  opens: string | null;
  closes: string | null;
  reason: Translations;
};

const on = (weekdays: number[], opens: string, closes: string): WeekdaySpan[] =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

/** Typical weeks: closed on Mondays, one late evening, shorter Sundays, a break at noon. */
const WEEKS: readonly WeekdaySpan[][] = [
  [
    ...on([2, 4, 5], '10:00', '18:00'),
    ...on([3], '10:00', '20:00'),
    ...on([6, 7], '10:00', '17:00'),
  ],
  [
    ...on([2, 3, 4, 5], '10:00', '20:00'),
    ...on([6], '10:00', '18:00'),
    ...on([7], '10:00', '17:00'),
  ],
  on([2, 3, 4, 5, 6, 7], '11:00', '17:00'),
  [...on([1, 2, 3, 4, 5], '09:30', '16:00'), ...on([6, 7], '11:00', '16:00')],
  on([1, 2, 3, 4, 5, 6, 7], '10:00', '18:00'),
  [
    ...on([3, 4, 5, 6], '12:00', '18:00'),
    ...on([7], '10:00', '13:00'),
    ...on([7], '14:00', '17:00'),
  ],
  [
    ...on([2, 3, 4], '11:00', '19:00'),
    ...on([5], '11:00', '21:00'),
    ...on([6, 7], '11:00', '17:00'),
  ],
];
const SUMMER_WEEK = on([1, 2, 3, 4, 5, 6, 7], '10:00', '17:00');
const YEARS_AHEAD = 3;

/** Most are open all year; small ones close in winter; of a few nothing is known. */
export function demoSeasons(today: LocalDate, isSmall: boolean, random: Random): Season[] {
  const week = WEEKS[Math.floor(random() * WEEKS.length)] ?? [];
  if (isSmall) return summers(today);
  if (random() < 0.03) return [];
  return [{ beginsOn: addDays(today, -400), endsOn: null, hours: week }];
}

/** Open from the second of May to the end of September, closed in between. */
function summers(today: LocalDate): Season[] {
  const first = yearOf(today) - 1;
  return Array.from({ length: YEARS_AHEAD + 2 }, (_, index) => first + index).flatMap((year) => [
    {
      beginsOn: localDate(`${year}-05-02`),
      endsOn: localDate(`${year}-09-30`),
      hours: SUMMER_WEEK,
    },
    { beginsOn: localDate(`${year}-10-01`), endsOn: localDate(`${year + 1}-05-01`), hours: [] },
  ]);
}

/** Holidays of three years, a day of installation, and for a few an exception today. */
export function demoExceptions(today: LocalDate, random: Random): DemoException[] {
  const closed = (day: LocalDate, reason: Translations) => ({
    day,
    opens: null,
    closes: null,
    reason,
  });
  const feasts = Array.from({ length: YEARS_AHEAD }, (_, index) => yearOf(today) + index).flatMap(
    (year) => [
      closed(localDate(`${year}-12-06`), REASONS.independence),
      ...[24, 25, 26].map((date) => closed(localDate(`${year}-12-${date}`), REASONS.christmas)),
      closed(localDate(`${year + 1}-01-01`), REASONS.newYear),
    ],
  );
  const hanging = addDays(today, 2 + Math.floor(random() * 40));
  const own: DemoException[] =
    random() < 0.07
      ? [{ day: today, opens: '12:00', closes: '17:00', reason: REASONS.event }]
      : [{ day: hanging, opens: '14:00', closes: '18:00', reason: REASONS.change }];
  const taken = new Set(feasts.map(({ day }) => day));
  return [...feasts, ...own.filter(({ day }) => !taken.has(day))];
}

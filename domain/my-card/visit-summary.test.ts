import { expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { localDate } from '../base/local-date.ts';
import { type DiaryVisit, savingOf, visitSummary } from './visit-summary.ts';

let visits = 0;
function visit(museum: string, town: string, latitude: number, price: number | null): DiaryVisit {
  return {
    id: String(++visits),
    visitedOn: localDate('2026-11-15'),
    museum,
    slug: museum,
    town,
    latitude,
    longitude: 25,
    ticketPrice: price === null ? null : cents(price),
  };
}

const diary = [
  visit('Siida', 'Inari', 68.9, 1500),
  visit('Ateneum', 'Helsinki', 60.2, 2200),
  visit('Ateneum', 'Helsinki', 60.2, 2200),
  visit('Linna', 'Turku', 60.4, null),
];

test('visit summary counts visits, museums and towns, most visited first, and finds the northernmost', () => {
  expect(visitSummary(diary)).toMatchObject({
    visits: 4,
    museums: 3,
    towns: [
      { town: 'Helsinki', visits: 2 },
      { town: 'Inari', visits: 1 },
      { town: 'Turku', visits: 1 },
    ],
    northernmost: 'Inari',
  });
});

test.each([
  [diary, 4000, { kind: 'saved', amount: 1900 }],
  [diary, 5900, { kind: 'saved', amount: 0 }],
  // 59 € in three tickets: 20 € more is two visits at 19,67 €.
  [diary, 7900, { kind: 'visitsToGo', visits: 2 }],
  [[], 7900, { kind: 'visitsToGo', visits: 6 }],
])(
  'visit summary shows savings over single tickets, else the missing visits (%#)',
  (of, price, expected) => {
    expect(savingOf(of, { cardPrice: cents(price), isOver: false })).toEqual(expected);
  },
);

test('visit summary of a past year shows savings but no missing visits', () => {
  const over = (price: number) => savingOf(diary, { cardPrice: cents(price), isOver: true });

  expect(over(5000)).toEqual({ kind: 'saved', amount: 900 });
  expect(over(7900)).toBeNull();
});

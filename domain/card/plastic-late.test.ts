import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { isPlasticLate, plasticState } from './plastic-card.ts';

const orderedOn = localDate('2026-11-16');

test.each([
  ['2026-11-16', null, '1–2', false],
  ['2026-11-30', null, '1–2', false],
  ['2026-12-01', null, '1–2', true],
  ['2027-11-16', null, '1–2', true],
  ['2026-12-01', '2026-11-30', '1–2', false],
  ['2026-12-01', null, '3', false],
  ['2026-12-08', null, '3', true],
  ['2027-01-25', null, '2–10', false],
  ['2027-01-26', null, '2–10', true],
  ['2030-01-01', null, 'pian', false],
])(
  'plastic card, seen on %s, posted on %s and promised in %s weeks, is late: %s',
  (today, posted, weeks, late) => {
    const postedOn = posted === null ? null : localDate(posted);
    const promise = { today: localDate(today), deliveryWeeks: weeks };
    expect(isPlasticLate({ orderedOn, postedOn }, promise)).toBe(late);
  },
);

test.each([
  [null, null, 'ordered'],
  [1, null, 'inProduction'],
  [1, 2, 'posted'],
  [null, 2, 'posted'],
] as const)(
  'plastic card sent to print at %s and posted at %s is %s',
  (sentToProductionAt, postedAt, state) => {
    expect(plasticState({ sentToProductionAt, postedAt })).toBe(state);
  },
);

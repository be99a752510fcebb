import { expect, test } from 'vitest';
import { addDays, localDate } from '../base/local-date.ts';
import { PLAN_DAYS } from '../base/planned-day.ts';
import { previewDayOf } from './preview-day.ts';

const today = localDate('2026-11-18');
const tooFar = addDays(today, PLAN_DAYS + 1);

test('preview day comes from the query', () => {
  expect(previewDayOf('/osta/itselle?a=1&paiva=2026-12-01', today)).toBe('2026-12-01');
});

test.each([
  '/osta/itselle',
  '/osta/itselle?paiva=',
  '/osta/itselle?paiva=2026-11-18',
  '/osta/itselle?paiva=2026-02-30',
  '/osta/itselle?paiva=huomenna',
  `/osta/itselle?paiva=${tooFar}`,
])('preview day is invalid: %s', (url) => {
  expect(previewDayOf(url, today)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '../base/local-date.ts';
import { declineClass, mayRetry } from './decline-class.ts';

const decline = (acquirerCode: string | null) => ({ acquirerCode, stepUpNeeded: false });

describe('declined charge', () => {
  test.each(['111', '119', '165', '200', '207', '208', '209', '902', '908', '909'])(
    'with code %s of a Visa is never retried',
    (code) => {
      expect(declineClass(decline(code), 'Visa')).toBe('never');
    },
  );

  test.each(['181', '183', '187', '189', '200'])(
    'with code %s of an Amex is never retried',
    (code) => {
      expect(declineClass(decline(code), 'Amex')).toBe('never');
    },
  );

  test.each([
    ['116', 'Visa'],
    ['183', 'Mastercard'],
    ['208', 'American Express'],
    ['', 'Visa'],
    [null, 'Visa'],
    [null, null],
  ])('with code %j of %j is retried later', (code, brand) => {
    expect(declineClass(decline(code), brand)).toBe('later');
  });

  test('of an unknown card brand follows both lists', () => {
    expect(declineClass(decline('183'), null)).toBe('never');
    expect(declineClass(decline('208'), null)).toBe('never');
  });

  test('that needs confirmation asks the holder, whatever the code', () => {
    expect(declineClass({ acquirerCode: '111', stepUpNeeded: true }, 'Visa')).toBe('ask');
  });
});

describe('retry limit', () => {
  const today = localDate('2027-03-01');
  const tries = (count: number, daysAgo: number) =>
    Array.from({ length: count }, () => addDays(today, -daysAgo));

  test('allows at most fifteen retries in thirty days', () => {
    expect(mayRetry(tries(15, 29), today)).toBe(true);
    expect(mayRetry(tries(16, 29), today)).toBe(false);
  });

  test('ignores attempts of more than thirty days ago', () => {
    expect(mayRetry([...tries(16, 30), ...tries(1, 1)], today)).toBe(true);
  });
});

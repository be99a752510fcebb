import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate, localDate } from '../base/local-date.ts';
import { graceDays, graceStep, nextRetryOn, stopDay } from './retry-plan.ts';

const failingSince = localDate('2027-01-31');

describe('declined instalment', () => {
  test('is tried at most seven times, the first attempt included, all within thirty days', () => {
    const tries: LocalDate[] = [failingSince];
    for (let today: LocalDate | null = failingSince; today; ) {
      today = nextRetryOn({ failingSince, declinedOn: tries, today });
      if (today) tries.push(today);
    }
    expect(tries).toHaveLength(7);
    expect(tries.at(-1)).toBe(addDays(failingSince, 27));
  });

  test('is not retried beyond the card networks’ limit, whatever the plan says', () => {
    const declinedOn = Array.from({ length: 16 }, () => failingSince);
    expect(nextRetryOn({ failingSince, declinedOn, today: failingSince })).toBeNull();
  });
});

describe('grace period', () => {
  test('lasts thirty days, with a notice a week before its end', () => {
    expect(graceStep({ failingSince, noticedOn: null }, addDays(failingSince, 22))).toBe('wait');
    const noticedOn = addDays(failingSince, 23);
    expect(graceStep({ failingSince, noticedOn: null }, noticedOn)).toBe('notice');
    expect(graceStep({ failingSince, noticedOn }, addDays(failingSince, 29))).toBe('wait');
    expect(graceStep({ failingSince, noticedOn }, addDays(failingSince, 30))).toBe('stop');
  });

  test("never ends without a week's notice", () => {
    const noticedOn = addDays(failingSince, 40);
    expect(graceStep({ failingSince, noticedOn: null }, noticedOn)).toBe('notice');
    expect(stopDay({ failingSince, noticedOn })).toBe(addDays(failingSince, 47));
    expect(graceStep({ failingSince, noticedOn }, addDays(failingSince, 46))).toBe('wait');
  });

  test('has steps on exactly the days used by the contract query', () => {
    for (let day = 0; day <= 60; day += 1) {
      const today = addDays(failingSince, day);
      const days = graceDays(today);
      expect(failingSince <= days.noticeIfFailingBy).toBe(
        graceStep({ failingSince, noticedOn: null }, today) === 'notice',
      );
      for (let noticed = 0; noticed <= day; noticed += 1) {
        const noticedOn = addDays(failingSince, noticed);
        expect(failingSince <= days.stopIfFailingBy && noticedOn <= days.stopIfNoticedBy).toBe(
          graceStep({ failingSince, noticedOn }, today) === 'stop',
        );
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate, localDate } from '../base/local-date.ts';
import { TOPIC_RULES } from '../scheme/fact-topics.ts';
import {
  comingHoldLetters,
  dueHoldLetter,
  HOLD_LETTERS,
  type HoldLetter,
  isLastLetterSent,
} from './hold-letters.ts';

const days = TOPIC_RULES.limits.shipped;
const plan = {
  heldOn: localDate('2026-12-19'),
  startsOn: localDate('2026-05-04'),
  lastDueOn: localDate('2027-04-04'),
};
const due = (today: LocalDate, sent: HoldLetter[] = [], held = plan) =>
  dueHoldLetter(held, { days, sent, today });

describe('letters of an unpaid plan', () => {
  test.each([
    ['2027-01-01', null],
    ['2027-01-02', 'first'],
    ['2027-02-01', 'first'],
    ['2027-02-02', 'second'],
    ['2027-03-19', 'last'],
    ['2027-05-03', 'last'],
    ['2027-05-04', 'ended'],
    ['2037-05-04', 'ended'],
  ])('on %s: the newest due letter is %s', (day, letter) => {
    expect(due(localDate(day))).toBe(letter);
  });

  test('are each sent once, and never older than one already sent', () => {
    const today = localDate('2027-03-20');
    expect(due(today, ['first', 'second'])).toBe('last');
    expect(due(today, ['last'])).toBeNull();
    expect(due(today, ['ended'])).toBeNull();
  });

  test('are four at most, never more than one a day', () => {
    for (let step = 1; step <= 60; step += 1) {
      const sent: HoldLetter[] = [];
      for (let day = 0; day <= 400; day += step) {
        const letter = due(addDays(plan.heldOn, day), sent);
        if (letter) sent.push(letter);
      }
      expect(sent.at(-1)).toBe('ended');
      expect(new Set(sent).size).toBe(sent.length);
      expect(sent).toEqual(HOLD_LETTERS.filter((each) => sent.includes(each)));
      if (step === 1) expect(sent).toEqual([...HOLD_LETTERS]);
    }
  });

  test('replace the last reminder by the end when the contract ends meanwhile', () => {
    const late = { ...plan, heldOn: localDate('2027-05-10') };
    expect(due(localDate('2027-05-11'), [], late)).toBeNull();
    expect(due(localDate('2027-08-07'), ['first', 'second'], late)).toBeNull();
    expect(due(localDate('2027-08-08'), ['first', 'second'], late)).toBe('ended');
  });

  test('that are still to come are listed with their days', () => {
    const coming = (today: string, sent: HoldLetter[], held = plan) =>
      comingHoldLetters(held, { days, sent, today: localDate(today) }).map(
        ({ letter, on }) => `${on} ${letter}`,
      );
    expect(coming('2027-02-18', ['first', 'second'])).toEqual([
      '2027-03-19 last',
      '2027-05-04 ended',
    ]);
    expect(coming('2027-05-20', [], { ...plan, heldOn: localDate('2027-05-10') })).toEqual([
      '2027-05-24 first',
      '2027-06-24 second',
      '2027-08-08 ended',
    ]);
    expect(coming('2027-06-01', ['ended'])).toEqual([]);
  });

  test('are complete after the last reminder', () => {
    expect(isLastLetterSent(['first', 'second'])).toBe(false);
    expect(isLastLetterSent(['last'])).toBe(true);
    expect(isLastLetterSent(['ended'])).toBe(true);
  });
});

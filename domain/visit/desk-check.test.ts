import { describe, expect, test } from 'vitest';
import { type LocalDate, localDate } from '../base/local-date.ts';
import type { CardValidity } from '../card/card-validity.ts';
import { type DeskCard, deskCheck, mayRecordVisit } from './desk-check.ts';

const today = localDate('2026-06-24');
const until = (day: string | null): CardValidity => ({
  startsOn: day as LocalDate | null,
  validUntil: day as LocalDate | null,
  waitsForFirstVisit: false,
  steps: [],
});
const card: DeskCard = {
  holder: { name: 'Aino Lahtinen', yearOfBirth: 1987 },
  validity: until('2027-06-24'),
  visitedTodayAt: null,
  isOnHold: false,
};

describe('the desk', () => {
  test('lets a valid card in, on its last day too', () => {
    expect(deskCheck(card, today)).toEqual({ verdict: 'valid', validUntil: '2027-06-24' });
    expect(deskCheck({ ...card, validity: until('2026-06-24') }, today).verdict).toBe('valid');
  });

  test('lets in a card whose year begins with this visit', () => {
    const waiting = { ...until(null), waitsForFirstVisit: true };

    expect(deskCheck({ ...card, validity: waiting }, today)).toEqual({
      verdict: 'valid',
      validUntil: null,
    });
  });

  test('tells when a card ended, registered or not', () => {
    const ended = { ...card, validity: until('2026-06-23') };

    expect(deskCheck(ended, today)).toEqual({ verdict: 'expired', endedOn: '2026-06-23' });
    expect(deskCheck({ ...ended, holder: null }, today).verdict).toBe('expired');
  });

  test('does not let in a card that nobody has registered or paid', () => {
    expect(deskCheck({ ...card, holder: null }, today)).toEqual({ verdict: 'notActive' });
    expect(deskCheck({ ...card, validity: until(null) }, today)).toEqual({ verdict: 'notActive' });
  });

  test('does not know every number', () => {
    expect(deskCheck(null, today)).toEqual({ verdict: 'unknown' });
  });

  test('notices the second visit of a day and leaves it to the clerk', () => {
    const verdict = deskCheck({ ...card, visitedTodayAt: 1_782_300_000_000 }, today);

    expect(verdict).toMatchObject({ verdict: 'visitedToday', visitedAt: 1_782_300_000_000 });
    expect(mayRecordVisit(verdict, false)).toBe(false);
    expect(mayRecordVisit(verdict, true)).toBe(true);
  });

  test.each([
    [{ verdict: 'valid', validUntil: null }, true],
    [{ verdict: 'unknown' }, false],
    [{ verdict: 'notActive' }, false],
    [{ verdict: 'expired', endedOn: today }, false],
  ] as const)('of %o records a visit: %s', (verdict, recorded) => {
    expect(mayRecordVisit(verdict, false)).toBe(recorded);
    expect(mayRecordVisit(verdict, true)).toBe(recorded);
  });
});

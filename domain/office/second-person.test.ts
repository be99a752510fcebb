import { expect, test } from 'vitest';
import { independentFrom, LONE_GRANT_WAIT_MS, recruitedSince } from './second-person.ts';

const at = (text: string) => new Date(text).getTime();

test('rights from the same person link their holders for thirty days', () => {
  expect(recruitedSince(at('2027-03-31T10:00:00Z'))).toBe(at('2027-03-01T10:00:00Z'));
  // Late in the evening UTC: the next day in Finland.
  expect(independentFrom(at('2027-01-01T22:30:00Z'))).toBe('2027-02-02');
  expect(independentFrom(at('2027-01-01T10:00:00Z'))).toBe('2027-02-01');
});

test('role without another confirmer waits for a day', () => {
  expect(LONE_GRANT_WAIT_MS).toBe(24 * 60 * 60 * 1000);
});

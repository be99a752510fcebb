import { expect, test } from 'vitest';
import { remindedBefore } from './reminder.ts';

test('reminder is not sent twice within a week', () => {
  const at = (text: string) => new Date(text).getTime();
  expect(remindedBefore(at('2027-03-15T10:00:00Z'))).toBe(at('2027-03-08T10:00:00Z'));
});

import { describe, expect, test } from 'vitest';
import { smtpFailure, waitBeforeRetry } from './send-retry.ts';

test.each([
  ['no such mailbox', { responseCode: 550, command: 'RCPT TO' }, 'refused'],
  ['the mail is refused as a whole', { responseCode: 554, command: 'DATA' }, 'refused'],
  ['mailbox busy', { responseCode: 450, command: 'RCPT TO' }, 'later'],
  ['greylisted', { responseCode: 451, command: 'DATA' }, 'later'],
  ['our own password is wrong', { responseCode: 535, command: 'AUTH PLAIN' }, 'later'],
  ['our own sender is refused', { responseCode: 550, command: 'MAIL FROM' }, 'later'],
  ['the server does not want us today', { responseCode: 554, command: 'CONN' }, 'later'],
  ['no answer', { code: 'ETIMEDOUT', command: 'CONN' }, 'later'],
  ['no server', { code: 'ESOCKET' }, 'later'],
])('%s: %j is "%s"', (_, error, failure) => {
  expect(smtpFailure(Object.assign(new Error('from the server'), error))).toBe(failure);
});

describe('retry of an undelivered mail', () => {
  test('starts within seconds, since someone may wait for a code', () => {
    expect([1, 2, 3].map((failed) => waitBeforeRetry(failed, 'later'))).toEqual([5, 15, 30]);
  });

  test('continues for about three days and then stops', () => {
    let seconds = 0;
    let attempts = 1;
    for (
      let wait = waitBeforeRetry(1, 'later');
      wait !== null;
      wait = waitBeforeRetry(attempts, 'later')
    ) {
      seconds += wait;
      attempts += 1;
    }

    expect(seconds / 3600).toBeGreaterThan(68);
    expect(seconds / 3600).toBeLessThan(76);
  });

  test('never waits shorter than before', () => {
    const waits = Array.from({ length: 26 }, (_, index) => waitBeforeRetry(index + 1, 'letter'));

    expect(waits).toEqual(waits.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  });

  test('stops at once when the address is rejected', () => {
    expect(waitBeforeRetry(1, 'refused')).toBeNull();
  });
});

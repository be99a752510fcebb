import { expect, test } from 'vitest';
import { smtpFailure } from './send-failure.ts';

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

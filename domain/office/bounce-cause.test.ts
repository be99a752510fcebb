import { expect, test } from 'vitest';
import { causeOfReply, causeOfStatus, statusIn } from './bounce-cause.ts';

test.each([
  ['5.1.1', 'noSuchAddress'],
  ['5.1.2', 'noSuchDomain'],
  ['5.1.10', 'noSuchDomain'],
  ['5.2.1', 'noSuchAddress'],
  ['4.2.2', 'mailboxFull'],
  ['5.2.3', 'tooLarge'],
  ['5.4.4', 'noSuchDomain'],
  ['4.4.1', 'unreachable'],
  ['5.7.1', 'refused'],
  ['5.0.0', 'other'],
])('bounce status %s means %s', (status, cause) => {
  expect(causeOfStatus(status)).toBe(cause);
});

test.each([
  [550, '550 5.7.1 Message rejected as spam', 'refused'],
  [550, '550 No such mailbox', 'noSuchAddress'],
  [552, '552 quota', 'mailboxFull'],
  [554, '554 no', 'refused'],
  [451, '451 Try again later', 'unreachable'],
  [null, '', 'unreachable'],
])('SMTP reply %s, "%s", means %s', (reply, said, cause) => {
  expect(causeOfReply(reply, said)).toBe(cause);
});

test('bounce status code is not confused with an address or a number', () => {
  expect(statusIn('smtp; 550-5.1.1 The account does not exist')).toBe('5.1.1');
  expect(statusIn('550 host 192.5.1.1 said no')).toBeNull();
  expect(statusIn('550 version 5.1.1.2')).toBeNull();
});

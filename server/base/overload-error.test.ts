import { describe, expect, test } from 'vitest';
import { errorAnswer } from '../platform/http/error-body.ts';
import { isOverload, OverloadError } from './overload-error.ts';

const coded = (code: string, syscall?: string) =>
  Object.assign(new Error('a fault'), { code, syscall });

describe('temporary errors are answered with 503 and Retry-After', () => {
  test.each([
    ['08000', 'connection exception'],
    ['08001', 'a pooler cannot reach the server'],
    ['08003', 'connection does not exist'],
    ['08006', 'connection failure'],
    ['08P01', 'a pooler closed in the middle'],
    ['25006', 'read-only: a standby, or one that was a primary'],
    ['25P03', 'idle in a transaction for too long'],
    ['40001', 'a standby that had to cancel, or two that met'],
    ['40P01', 'deadlock'],
    ['53100', 'disk full'],
    ['53200', 'out of memory'],
    ['53300', 'too many connections'],
    ['55P03', 'a lock was not to be had'],
    ['57014', 'statement timeout'],
    ['57P01', 'thrown out by the administrator'],
    ['57P02', 'another server process crashed'],
    ['57P03', 'starting up, or in recovery'],
    ['57P05', 'idle session timeout'],
    ['ECONNREFUSED', 'nobody listens'],
    ['ECONNRESET', 'cut, in TLS without naming a call'],
    ['EPIPE', 'ended by the other side, without naming a call'],
    ['ETIMEDOUT', 'no answer'],
    ['EHOSTUNREACH', 'no way there'],
    ['ENETUNREACH', 'no network'],
    ['EAI_AGAIN', 'names cannot be looked up just now'],
    ['ENOTFOUND', 'the name is not known (yet)'],
    ['ERR_STREAM_DESTROYED', 'written after the end'],
  ])('%s: %s', (code) => {
    for (const language of ['fi', 'sv', 'en'] as const) {
      expect(errorAnswer(coded(code), language)).toMatchObject({
        status: 503,
        retryAfterSeconds: 2,
        errors: [{ errorCode: 'SERVER_UNAVAILABLE' }],
      });
    }
  });

  test.each([
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated unexpectedly',
    'Connection terminated',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('error of the driver: %s', (message) => {
    expect(isOverload(new Error(message))).toBe(true);
  });

  test('a host name with two unreachable addresses', () => {
    const both = new AggregateError([
      coded('ECONNREFUSED', 'connect'),
      coded('ETIMEDOUT', 'connect'),
    ]);
    expect(isOverload(both)).toBe(true);
    expect(isOverload(new OverloadError())).toBe(true);
    expect(isOverload(coded('ENOENT', 'connect'))).toBe(true);
  });
});

test.each([
  ['a wrong password', coded('28P01')],
  ['a broken rule of the data', coded('23505')],
  ['a statement that is wrong', coded('42703')],
  ['a file that is missing', coded('ENOENT', 'open')],
  ['several faults, one of which stays', new AggregateError([coded('08006'), coded('23505')])],
  ['an aggregate of nothing', new AggregateError([])],
  ['no error at all', 'Connection terminated'],
])('%s is not temporary', (_name, error) => {
  expect(isOverload(error)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { OverloadError } from '../../base/overload-error.ts';
import { Refusal } from '../refusal.ts';
import { errorAnswer } from './error-body.ts';

function error(fields: object, message = 'the reason'): Error {
  return Object.assign(new Error(message), fields);
}

describe('an error response', () => {
  test.each([
    ['a refusal with the status it chose', new Refusal('GONE', 'Ei enää.', 410), 410, 'GONE'],
    [
      'a body too large',
      error({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
      413,
      'REQUEST_TOO_LARGE',
    ],
    [
      'a wrong type',
      error({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'unreadable JSON',
      Object.assign(new SyntaxError('x'), { statusCode: 400 }),
      400,
      'INVALID_INPUT',
    ],
    ['a timeout', new OverloadError('slow'), 503, 'SERVER_UNAVAILABLE'],
    ['a database without free connections', error({ code: '53300' }), 503, 'SERVER_UNAVAILABLE'],
    ['a restarting database', error({ code: '57P03' }), 503, 'SERVER_UNAVAILABLE'],
    [
      'a database that is not there',
      error({ code: 'ECONNREFUSED', syscall: 'connect' }),
      503,
      'SERVER_UNAVAILABLE',
    ],
    ['a read-only standby', error({ code: '25006' }), 503, 'SERVER_UNAVAILABLE'],
    [
      'no free connection',
      error({}, 'timeout exceeded when trying to connect'),
      503,
      'SERVER_UNAVAILABLE',
    ],
    ['a broken constraint', error({ code: '23505' }), 500, 'UNEXPECTED_ERROR'],
    ['a missing file', error({ code: 'ENOENT', syscall: 'open' }), 500, 'UNEXPECTED_ERROR'],
    [
      'another library with a status of its own',
      error({ statusCode: 404 }),
      500,
      'UNEXPECTED_ERROR',
    ],
    [
      'a framework error that nobody expects',
      error({ code: 'FST_ERR_X', statusCode: 500 }),
      500,
      'UNEXPECTED_ERROR',
    ],
    ['a thrown string', 'text', 500, 'UNEXPECTED_ERROR'],
    ['undefined thrown', undefined, 500, 'UNEXPECTED_ERROR'],
  ])('%s', (_name, thrown, status, errorCode) => {
    const answer = errorAnswer(thrown, 'fi');

    expect(answer.status).toBe(status);
    expect(answer.errors).toEqual([{ errorCode, message: expect.any(String) }]);
    expect(answer.errors[0]?.message).not.toContain('the reason');
    expect(answer.retryAfterSeconds).toBe(status === 503 ? 2 : undefined);
    expect(answer.isOurFault).toBe(status >= 500);
  });
});

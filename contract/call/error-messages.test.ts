import { describe, expect, test } from 'vitest';
import { errorMessages, type FailedCall } from './error-messages.ts';

const cases: [shape: string, failed: FailedCall, texts: string[]][] = [
  ['an array body', { body: [{ message: 'a', errorCode: 'X' }, { message: 'b' }] }, ['a', 'b']],
  ['pageErrors', { body: { pageErrors: [{ message: 'a' }] } }, ['a']],
  [
    'fieldErrors',
    { body: { fieldErrors: { city: [{ message: 'b' }], zip: [{ message: 'c' }] } } },
    ['b', 'c'],
  ],
  ['output.errors', { body: { output: { errors: [{ message: 'a' }] } } }, ['a']],
  [
    'output.fieldErrors',
    { body: { output: { fieldErrors: { city: [{ message: 'b' }] } } } },
    ['b'],
  ],
  [
    'all four shapes at once, in the order of the catalogue',
    {
      body: {
        output: { errors: [{ message: 'c' }], fieldErrors: { city: [{ message: 'd' }] } },
        fieldErrors: { city: [{ message: 'b' }] },
        pageErrors: [{ message: 'a' }],
        message: 'never reached',
      },
    },
    ['a', 'b', 'c', 'd'],
  ],
  ['a body message', { body: { message: 'a' }, message: 'later', statusText: 'Bad' }, ['a']],
  ['an error without a body', { message: 'a', statusText: 'Bad Gateway' }, ['a']],
  ['a status text when there is nothing else', { statusText: 'Bad Gateway' }, ['Bad Gateway']],
  [
    'an HTML body, which is no message',
    { body: '<html>', statusText: 'Bad Gateway' },
    ['Bad Gateway'],
  ],
  ['lists with garbage in them', { body: [null, 7, {}, { message: '' }, { message: 'a' }] }, ['a']],
  ['an empty array body, which falls through', { body: [], message: 'a' }, ['a']],
  ['nothing at all', {}, []],
];

describe('errorMessages', () => {
  test.each(cases)('lists the messages of %s', (_shape, failed, texts) => {
    expect(errorMessages(failed)).toEqual(texts);
  });
});

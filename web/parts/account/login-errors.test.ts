import { expect, test } from 'vitest';
import { CallError } from '../../platform/call-error.ts';
import { texts } from '../../texts/fi/login.ts';
import { refusalEvent } from './login-errors.ts';

test.each([
  ['the server', [{ message: 'Huolto on kesken.', errorCode: 'X' }], 'Huolto on kesken.'],
  ['a proxy in between', null, texts.offline],
])('the error "%s" is shown in the language of the page', (_, body, told) => {
  const error = new CallError(502, body, 'Bad Gateway');

  expect(refusalEvent(error, texts)).toEqual({ type: 'failed', problem: told });
});

import { expect, test } from 'vitest';
import { CallError } from '../../platform/call-error.ts';
import { problemOf } from './problem.tsx';

test('shows the message of the server, not of a proxy', () => {
  const said = [{ message: 'Linkki on vanhentunut.', errorCode: 'X' }];

  expect(problemOf(new CallError(502, null, 'Bad Gateway'), 'Ei yhteyttä.')).toBe('Ei yhteyttä.');
  expect(problemOf(new CallError(400, said, 'Bad Request'), 'Ei yhteyttä.')).toBe(
    'Linkki on vanhentunut.',
  );
});

import { expect, test } from 'vitest';
import { CallError } from '../../platform/call-error.ts';
import { problemOf } from './problem.tsx';

test('an error of the server shows its message, one of a proxy does not', () => {
  const said = [{ message: 'Linkki on vanhentunut.', errorCode: 'X' }];

  expect(problemOf(new CallError(502, null, 'Bad Gateway'), 'Ei yhteyttä.')).toBe('Ei yhteyttä.');
  expect(problemOf(new CallError(400, said, 'Bad Request'), 'Ei yhteyttä.')).toBe(
    'Linkki on vanhentunut.',
  );
});

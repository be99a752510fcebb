import { describe, expect, test } from 'vitest';
import { formatLoginCode, parseLoginCode } from './login-code.ts';

describe('one-time code', () => {
  test.each([
    [0, '000000'],
    [42, '000042'],
    [482_913, '482913'],
    [999_999, '999999'],
  ])('from the random number %i is %s', (chance, code) => {
    expect(formatLoginCode(chance)).toBe(code);
  });

  test.each(['482913', '482 913', ' 482913\n', '4 8 2 9 1 3', '482\u00a0913'])(
    'is read from %j',
    (typed) => {
      expect(parseLoginCode(typed)).toBe('482913');
    },
  );

  test.each(['', '48291', '4829133', '48291a', '482-913', '٤٨٢٩١٣', '4829.1'])(
    'rejects %j',
    (typed) => {
      expect(parseLoginCode(typed)).toBeNull();
    },
  );
});

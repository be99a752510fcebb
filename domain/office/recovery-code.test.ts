import { expect, test } from 'vitest';
import { parseRecoveryCode, recoveryCodeFrom, showRecoveryCode } from './recovery-code.ts';

const code = recoveryCodeFrom([0, 1, 10, 31, 20, 5, 6, 7, 8, 9]);

test('recovery code is read in any case and grouping, and with look-alikes', () => {
  expect(showRecoveryCode(code)).toBe('01AZM-56789');
  for (const typed of ['01AZM-56789', '01azm56789', ' 01 AZM 567 89 ', 'OlAZM–56789']) {
    expect(parseRecoveryCode(typed)).toBe(code);
  }
});

test.each(['', '01AZM-5678', '01AZM-567890', 'UUUUU-UUUUU', '01AZM_56789', '\ud83d01AZM567'])(
  'recovery code rejects %j',
  (typed) => {
    expect(parseRecoveryCode(typed)).toBeNull();
  },
);

import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { isUsableToken } from './usable-token.ts';

test.each([
  ['2027-02', false, false],
  ['2027-03', false, true],
  ['2027-04', false, true],
  ['', false, true],
  ['2027-04', true, false],
  ['', true, false],
])(
  'token that expires in %j (revoked: %s) can be charged in March: %s',
  (expiresOn, isRevoked, usable) => {
    expect(isUsableToken({ expiresOn, isRevoked }, localDate('2027-03-31'))).toBe(usable);
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLEAR_SIGNS } from '../../base/clear-signs.ts';
import { normaliseCampaignCode } from './campaign.ts';
import {
  broughtCodes,
  isCampaignCode,
  isCodePrefix,
  MADE_SIGNS,
  madeCode,
} from './campaign-codes.ts';

test('every code that is made can be typed as it stands, in any case', () => {
  const signs = fc.array(fc.nat(CLEAR_SIGNS.length - 1), {
    minLength: MADE_SIGNS,
    maxLength: MADE_SIGNS,
  });
  fc.assert(
    fc.property(fc.constantFrom('', 'SYKSY', 'ÄITI-2027'), signs, (prefix, random) => {
      const code = madeCode(prefix, random);
      expect(isCampaignCode(code)).toBe(true);
      expect(normaliseCampaignCode(` ${code.toLowerCase()} `)).toBe(code);
    }),
  );
});

test.each([
  ['KESÄ', true],
  ['KES', false],
  ['KESÄ 27', false],
  ['KESÄ_27', false],
  ['A'.repeat(31), false],
  ['=CMD', false],
])('%s is a code: %s', (code, is) => {
  expect(isCampaignCode(code)).toBe(is);
});

test('a prefix may be empty, and not longer than ten signs', () => {
  expect([isCodePrefix(''), isCodePrefix('SYKSY-2027'), isCodePrefix('SYKSY-20277')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a list is read by its lines: heading and empty rows passed over, faults told where they stand', () => {
  const rows = [['Koodi', 'nimi'], ['abcd1'], [''], ['xy'], ['AB CD1'], ['efgh', 'x'], ['ef;gh!']];
  expect(broughtCodes(rows)).toEqual({
    codes: [
      { code: 'ABCD1', line: 2 },
      { code: 'EFGH', line: 6 },
    ],
    bad: [4, 7],
    twice: [5],
  });
});

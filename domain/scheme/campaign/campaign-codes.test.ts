import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLEAR_SIGNS } from '../../base/clear-signs.ts';
import { normaliseCampaignCode } from './campaign.ts';
import {
  GENERATED_LENGTH,
  generatedCode,
  isCampaignCode,
  isCodePrefix,
  readSuppliedCodes,
} from './campaign-codes.ts';

test('every generated campaign code can be typed as shown, in any case', () => {
  const signs = fc.array(fc.nat(CLEAR_SIGNS.length - 1), {
    minLength: GENERATED_LENGTH,
    maxLength: GENERATED_LENGTH,
  });
  fc.assert(
    fc.property(fc.constantFrom('', 'SYKSY', 'ÄITI-2027'), signs, (prefix, random) => {
      const code = generatedCode(prefix, random);
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
])('campaign code %s is valid: %s', (code, is) => {
  expect(isCampaignCode(code)).toBe(is);
});

test('campaign code prefix may be empty, and has at most ten characters', () => {
  expect([isCodePrefix(''), isCodePrefix('SYKSY-2027'), isCodePrefix('SYKSY-20277')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('campaign code list skips heading and empty rows and reports errors by line', () => {
  const rows = [['Koodi', 'nimi'], ['abcd1'], [''], ['xy'], ['AB CD1'], ['efgh', 'x'], ['ef;gh!']];
  expect(readSuppliedCodes(rows)).toEqual({
    codes: [
      { code: 'ABCD1', line: 2 },
      { code: 'EFGH', line: 6 },
    ],
    bad: [4, 7],
    twice: [5],
  });
});

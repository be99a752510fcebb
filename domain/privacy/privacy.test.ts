import { expect, test } from 'vitest';
import { LANGUAGES } from '../base/language.ts';
import { keptDays, keptFor, keptSeconds } from './keeping-periods.ts';
import { cookieSeconds } from './stored-in-browser.ts';

test('keeping times are written with their unit in every language', () => {
  expect(LANGUAGES.map((language) => keptFor(language)('letter'))).toEqual([
    '90 päivää',
    '90 dagar',
    '90 days',
  ]);
  expect(LANGUAGES.map((language) => keptFor(language)('staffLook'))).toEqual([
    '2 vuotta',
    '2 år',
    '2 years',
  ]);
  expect(keptFor('fi')('loginCode')).toBe('10 minuuttia');
  expect(keptSeconds('loginCode')).toBe(600);
  expect(keptSeconds('draft')).toBe(30 * 86_400);
  expect(keptDays('withdrawalStatement')).toBe(1_095);
});

test.each([
  ['session', null],
  ['login', 3_600],
  ['buyer', 30 * 86_400],
  ['consent', 15_768_000],
  ['theme', 31_536_000],
  ['activation', 34_560_000],
] as const)('cookie %s lasts %d seconds', (name, seconds) => {
  expect(cookieSeconds(name)).toBe(seconds);
});

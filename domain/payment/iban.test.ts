import { expect, test } from 'vitest';
import { ibanOf } from './iban.ts';

test.each([
  ['FI21 1234 5600 0007 85', 'FI2112345600000785'],
  ['fi2112345600000785', 'FI2112345600000785'],
  ['SE45 5000 0000 0583 9825 7466', 'SE4550000000058398257466'],
  ['EE38 2200 2210 2014 5685', 'EE382200221020145685'],
])('IBAN %s is valid', (typed, kept) => {
  expect(ibanOf(typed)).toBe(kept);
});

test.each([
  ['a figure is wrong', 'FI21 1234 5600 0007 86'],
  ['two figures have changed places', 'FI21 1234 5600 0070 85'],
  ['it is too short', 'FI21 1234 5600 0007'],
  ['it is too long for its country', 'FI21 1234 5600 0007 8500'],
  ['it is a card', '4153 0139 9970 0024'],
  ['it has other signs', 'FI21 1234 5600 0007 8ä'],
  ['it is empty', ''],
])('IBAN is refused when %s', (_, typed) => {
  expect(ibanOf(typed)).toBeNull();
});

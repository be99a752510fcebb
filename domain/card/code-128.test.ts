import { expect, test } from 'vitest';
import { code128 } from './code-128.ts';

// Start, pairs, checksum, stop: widths from the table of ISO/IEC 15417.
test.each([
  ['00', '211232 212222 222221 2331112'],
  ['1234', '211232 112232 131123 121241 2331112'],
  ['98', '211232 411311 114131 2331112'],
  ['99', '211232 113141 311141 2331112'],
  ['0050', '211232 212222 231131 411131 2331112'],
])('%s', (digits, bars) => {
  expect(code128(digits).join('')).toBe(bars.replaceAll(' ', ''));
});

test.each(['', '1', '123', '12 ', 'a12', '12a', '1a'])(
  'Code 128 rejects %j with a message',
  (digits) => {
    expect(() => code128(digits)).toThrow('digits in pairs');
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldErrors } from '../../domain/person/field-rules.ts';
import { isPlainAddress } from './queue-mail.ts';

const plain = fc.constantFrom('a', 'Z', '7', 'ä', 'š', '.', '+', '-', '_', "'", '!', '{', '|', '€');
const harmful = fc.constantFrom(
  '"',
  ',',
  ';',
  ':',
  '<',
  '>',
  '(',
  ')',
  '\\',
  ' ',
  '\n',
  '\r',
  '@',
  '\0',
);
const part = fc
  .array(fc.oneof({ weight: 20, arbitrary: plain }, { weight: 1, arbitrary: harmful }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((signs) => signs.join(''));

test('every address that a form takes is one that we can write to', () => {
  let taken = 0;
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const address = `${local}@${domain}.fi`;
      if (fieldErrors('emailAddress', address, { currentYear: 2026 }).length > 0) return;
      taken += 1;
      expect(isPlainAddress(address.trim())).toBe(true);
    }),
    { numRuns: 1_000 },
  );
  expect(taken).toBeGreaterThan(20);
});

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
const partOf = (usual: fc.Arbitrary<string>) =>
  fc
    .array(fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: harmful }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((signs) => signs.join(''));
const local = partOf(plain);
// Mostly plausible domains: otherwise nearly all samples would be rejected.
const domain = partOf(fc.oneof({ weight: 20, arbitrary: fc.constantFrom('a', 'b', '7') }, plain));

test('accepts every address that a form accepts', () => {
  let taken = 0;
  fc.assert(
    fc.property(local, domain, (user, host) => {
      const address = `${user}@${host}.fi`;
      if (fieldErrors('emailAddress', address, { currentYear: 2026 }).length > 0) return;
      taken += 1;
      expect(isPlainAddress(address.trim())).toBe(true);
    }),
    { numRuns: 1_000 },
  );
  expect(taken).toBeGreaterThan(20);
});

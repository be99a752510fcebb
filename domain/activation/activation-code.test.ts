import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activationCodeFrom, parseActivationCode, showActivationCode } from './activation-code.ts';

const random = fc.array(fc.integer({ min: 0, max: 22 }), { minLength: 15, maxLength: 15 });
const SIGNS = 'ACDEFGHJKMNPQRTWXY34679';

describe('activation code', () => {
  test('has sixteen characters without look-alikes', () => {
    fc.assert(
      fc.property(random, (numbers) => {
        const code = activationCodeFrom(numbers);

        expect(code).toHaveLength(16);
        expect(code).not.toMatch(/[0O1IL2Z5S8BUV]/);
      }),
    );
  });

  test('is read in any case and grouping', () => {
    fc.assert(
      fc.property(random, (numbers) => {
        const code = activationCodeFrom(numbers);

        expect(showActivationCode(code)).toMatch(/^.{4}-.{4}-.{4}-.{4}$/);
        expect(parseActivationCode(showActivationCode(code))).toBe(code);
        expect(parseActivationCode(` ${code.toLowerCase()} `)).toBe(code);
        expect(parseActivationCode([...code].join(' '))).toBe(code);
      }),
    );
  });

  test('rejects one wrong character or any two swapped', () => {
    const place = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(random, place, place, fc.constantFrom(...SIGNS), (numbers, a, b, sign) => {
        const code = activationCodeFrom(numbers);
        const wrong = [...code];
        wrong[a] = sign;
        const swapped = [...code];
        [swapped[a], swapped[b]] = [code[b] ?? '', code[a] ?? ''];

        if (wrong.join('') !== code) expect(parseActivationCode(wrong.join(''))).toBeNull();
        if (swapped.join('') !== code) expect(parseActivationCode(swapped.join(''))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['', 'ABC', '0000000000000000', 'a'.repeat(1_000_000)])(
    'rejects malformed input %#',
    (typed) => {
      expect(parseActivationCode(typed)).toBeNull();
    },
  );

  test.each([[[]], [[1, 2, 3]], [Array(15).fill(23)], [Array(15).fill(-1)]])(
    'cannot be created from invalid random numbers %#',
    (numbers) => {
      expect(() => activationCodeFrom(numbers)).toThrow('15 numbers below 23');
    },
  );
});

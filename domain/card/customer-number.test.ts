import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupInFours } from '../base/format.ts';
import { customerNumberFrom, parseCustomerNumber } from './customer-number.ts';

const randomDigits = fc.stringMatching(/^[1-9]\d{14}$/);

describe('customer number', () => {
  test('has sixteen digits and reads back as itself, also in groups of four', () => {
    fc.assert(
      fc.property(randomDigits, (digits) => {
        const number = customerNumberFrom(digits);

        expect(number).toMatch(/^\d{16}$/);
        expect(parseCustomerNumber(number)).toBe(number);
        expect(parseCustomerNumber(` ${groupInFours(number)}\n`)).toBe(number);
        expect(parseCustomerNumber(number.replace(/(.{4})(?=.)/g, '$1–'))).toBe(number);
      }),
    );
  });

  test('rejects one wrong digit', () => {
    fc.assert(
      fc.property(
        randomDigits,
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, place, shift) => {
          const number = customerNumberFrom(digits);
          const wrong = (Number(number[place]) + shift) % 10;

          expect(
            parseCustomerNumber(number.slice(0, place) + wrong + number.slice(place + 1)),
          ).toBeNull();
        },
      ),
    );
  });

  test('rejects two swapped neighbours', () => {
    fc.assert(
      fc.property(randomDigits, fc.integer({ min: 0, max: 14 }), (digits, place) => {
        const number = customerNumberFrom(digits);
        const [left, right] = [number[place], number[place + 1]];
        fc.pre(left !== right);

        expect(
          parseCustomerNumber(`${number.slice(0, place)}${right}${left}${number.slice(place + 2)}`),
        ).toBeNull();
      }),
    );
  });

  test.each([
    ['of another scheme', '123456789012', '123456789012'],
    ['of another scheme, with a zero first', '012345678901', '012345678901'],
    ['of another scheme, in fours', ' 1234 5678 9012\n', '123456789012'],
    ['of another scheme, with dashes', '1234-5678–9012', '123456789012'],
    ['with eleven digits', '12345678901', null],
    ['with thirteen digits', '1234567890123', null],
    ['of ours that is cut short', '1234 5678 9012 345', null],
    ['with digits of another script', '١٢٣٤٥٦٧٨٩٠١٢', null],
    ['with a letter', '12345678901O', null],
  ])('%s follows the same rule', (_, typed, number) => {
    expect(parseCustomerNumber(typed)).toBe(number);
  });

  test('rejects an extra character before or after its digits, also when it is created', () => {
    const digits = '123456789012345';
    const number = customerNumberFrom(digits);
    for (const sign of ['a', '0', '٣']) {
      expect(parseCustomerNumber(`${sign}${number}`)).toBeNull();
      expect(parseCustomerNumber(`${number}${sign}`)).toBeNull();
      expect(() => customerNumberFrom(`${sign}${digits}`)).toThrow('15 digits');
      expect(() => customerNumberFrom(`${digits}${sign}`)).toThrow('15 digits');
    }
  });

  test.each(['', '123', 'abcd efgh ijkl mnop', '1'.repeat(1_000_000), '0000 0000 0000 0000'])(
    'rejects malformed input %#',
    (typed) => {
      expect(parseCustomerNumber(typed)).toBeNull();
    },
  );

  test.each(['', '012345678901234', '12345678901234', '12345678901234x'])(
    'cannot be created from %j',
    (digits) => {
      expect(() => customerNumberFrom(digits)).toThrow('15 digits');
    },
  );
});

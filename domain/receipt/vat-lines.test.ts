import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { isInvoiced, type ReceiptLine, receiptTotal } from './receipt.ts';
import { netPrice, vatLines } from './vat-lines.ts';

function line(unitPrice: number, units: number, vatBasisPoints: number): ReceiptLine {
  return { description: 'Museokortti', units, unitPrice: cents(unitPrice), vatBasisPoints };
}

const anyLine = fc
  .tuple(
    fc.integer({ min: -100_000, max: 1_000_000 }),
    fc.integer({ min: 1, max: 500 }),
    fc.constantFrom(0, 1000, 1350, 1400, 2550),
  )
  .map(([price, units, rate]) => line(price, units, rate));

describe('receipt tax lines', () => {
  test('contain 9,40 € of tax for an annual card at 13.5 %', () => {
    expect(vatLines([line(7900, 1, 1350)])).toEqual([
      { basisPoints: 1350, net: 6960, tax: 940, gross: 7900 },
    ]);
  });

  test('exist once for each rate, the highest first', () => {
    const lines = [line(690, 1, 1350), line(380, 1, 2550), line(690, 11, 1350)];

    expect(vatLines(lines).map(({ basisPoints, gross }) => [basisPoints, gross])).toEqual([
      [2550, 380],
      [1350, 8280],
    ]);
  });

  test('compute the tax from the sum, not from each card: 50 cards do not round 50 times', () => {
    const oneByOne = vatLines(Array.from({ length: 50 }, () => line(690, 1, 1350)));

    expect(oneByOne).toEqual(vatLines([line(690, 50, 1350)]));
    expect(oneByOne[0]?.tax).toBe(4104);
  });

  test('add up to the cent for any purchase', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const found = vatLines(lines);

        expect(found.reduce((total, { gross }) => total + gross, 0)).toBe(receiptTotal({ lines }));
        for (const { net, tax, gross } of found) expect(net + tax).toBe(gross);
      }),
    );
  });
});

test('unit price is computed without tax, and only a company is invoiced', () => {
  expect(netPrice(line(7900, 3, 1350))).toBe(6960);
  const methods = ['company', 'bank', null] as const;
  expect(methods.map((method) => isInvoiced({ method }))).toEqual([true, false, false]);
});

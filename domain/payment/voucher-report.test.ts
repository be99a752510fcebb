import { expect, test } from 'vitest';
import { readVoucherReport } from './voucher-report.ts';

test('stamp and sum are found by their headings, whatever stands beside them', () => {
  const report = readVoucherReport([
    ['Päivä', ' Summa ', 'Leima', 'Asiakas'],
    ['1.11.2026', '79,00', 'a1', 'Aino'],
    ['1.11.2026', '1 079.5 €', 'a2', ''],
    ['1.11.2026', '79', 'a3'],
  ]);

  expect(report?.lines).toEqual([
    { row: 2, stamp: 'a1', amount: 7900 },
    { row: 3, stamp: 'a2', amount: 107_950 },
    { row: 4, stamp: 'a3', amount: 7900 },
  ]);
});

test('every row is read or named, but for empty ones', () => {
  const report = readVoucherReport([
    ['STAMP', 'PAID'],
    ['a1', '-79.00'],
    ['', ''],
    ['', '79.00'],
    ['a2', 'seventy-nine'],
    ['a3', '0,00'],
    ['a4', '79.001'],
    ['a5'],
    ['x'.repeat(201), '79.00'],
  ]);

  expect(report).toEqual({ lines: [], refundRows: [2], unreadRows: [4, 5, 6, 7, 8, 9] });
});

test('a file whose first row does not name both columns is not guessed at', () => {
  expect(readVoucherReport([['a1', '79.00']])).toBeNull();
  expect(readVoucherReport([['stamp', 'date']])).toBeNull();
  expect(readVoucherReport([])).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { readVoucherReport } from './voucher-report.ts';

function read(rows: string[][]) {
  const found = readVoucherReport(rows);
  if (found.outcome !== 'read') throw new Error(found.outcome);
  return found.report;
}

test('voucher report finds stamp and sum by their headings, whatever other columns there are', () => {
  const { lines } = read([
    ['Päivä', ' Summa ', 'Leima', 'Asiakas'],
    ['1.11.2026', '79,00', 'a1', 'Aino'],
    ['1.11.2026', '1 079.5 €', 'a2', ''],
    ['1.11.2026', '79', 'a3'],
  ]);

  expect(lines).toEqual([
    { row: 2, stamp: 'a1', amount: 7900 },
    { row: 3, stamp: 'a2', amount: 107_950 },
    { row: 4, stamp: 'a3', amount: 7900 },
  ]);
});

test('voucher report reads or reports every row except empty ones', () => {
  const report = read([
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

  expect(report).toEqual({
    lines: [],
    reversals: [{ row: 2, stamp: 'a1', amount: 7900 }],
    unpaidRows: [],
    unreadRows: [4, 5, 6, 7, 8, 9],
  });
});

test.each(['-79', '−79,00', '–79.00 €', '79,00-', '(79,00)', '- 79'])(
  'voucher report counts %s as a refund',
  (sum) => {
    const { lines, reversals } = read([
      ['stamp', 'amount'],
      ['a1', sum],
    ]);

    expect([lines, reversals]).toEqual([[], [{ row: 2, stamp: 'a1', amount: 7900 }]]);
  },
);

test('voucher report without both headings in the first row is refused', () => {
  for (const rows of [[['a1', '79.00']], [['stamp', 'date']], []]) {
    expect(readVoucherReport(rows)).toEqual({ outcome: 'noColumns' });
  }
});

describe('voucher report status', () => {
  test.each([
    ...['Paid', ' MAKSETTU ', 'Betald', 'completed', 'Genomfo\u0308rd'].map((word) => [
      word,
      'lines',
    ]),
    ...['Refunded', 'palautettu', 'Peruttu', 'återbetald'].map((word) => [word, 'reversals']),
    ...['Pending', 'Keskeytetty', 'misslyckades'].map((word) => [word, 'unpaidRows']),
    ['', 'unreadRows'],
  ])('“%s” puts its row among the %s', (word, place) => {
    const report = read([
      ['stamp', 'amount', 'Tila'],
      ['a1', '79,00', word],
    ]);

    const filled = Object.entries(report).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([name]) => name)).toEqual([place]);
  });

  test.each([
    'Status',
    'tila',
    'STATE',
    'Tilanne',
    'Maksun tila',
    'payment_status',
    'Betalningsstatus',
  ])('is read under the heading %s', (heading) => {
    const { lines, unpaidRows } = read([
      [heading, 'stamp', 'amount'],
      ['paid', 'a1', '79,00'],
      ['failed', 'a2', '79,00'],
    ]);

    expect([lines.map(({ stamp }) => stamp), unpaidRows]).toEqual([['a1'], [3]]);
  });

  test('that is ambiguous makes the whole file unread, and is reported once', () => {
    const found = readVoucherReport([
      ['stamp', 'amount', 'status'],
      ['a1', '79,00', 'paid'],
      ['a2', '79,00', 'Authorised'],
      ['a3', '79,00', 'authorised'],
      ['a4', '79,00', '4'],
    ]);

    expect(found).toEqual({ outcome: 'unknownStatus', words: ['authorised', '4'] });
  });

  test('combines with other status columns of the row, and weighs less than a negative sum', () => {
    const { lines, reversals, unpaidRows } = read([
      ['stamp', 'amount', 'status', 'tila'],
      ['a1', '79,00', 'ok', 'peruttu'],
      ['a2', '79,00', 'ok', 'odottaa'],
      ['a3', '-79,00', 'paid', 'maksettu'],
      ['a4', 'all of it', 'refunded', 'palautettu'],
    ]);

    expect([lines, unpaidRows]).toEqual([[], [3]]);
    expect(reversals).toEqual([
      { row: 2, stamp: 'a1', amount: 7900 },
      { row: 4, stamp: 'a3', amount: 7900 },
      { row: 5, stamp: 'a4', amount: 0 },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { csvLine, decimalComma, writeCsv } from './write-csv.ts';

const cell = (text: string) => writeCsv([[text]]).slice(1, -2);

describe('CSV file', () => {
  test('has semicolons, CRLF line ends and a byte order mark', () => {
    expect(
      writeCsv([
        ['a', 'ä'],
        ['b', ''],
      ]),
    ).toBe('\uFEFFa;ä\r\nb;\r\n');
  });

  test.each(['=1+1', '+358', '-1', '@SUM(A1)', '\t=1', '  =cmd|x', '|calc', '%0A=1'])(
    'escapes a cell that begins like a formula: %s',
    (text) => {
      expect(cell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test.each([
    ['+358294500401', '+358 29 4500401'],
    ['+358 294 500 401', '+358 29 4500401'],
    ['+46701234567', '+46 70 1234567'],
    ['+12025550123', '+1 20 25550123'],
    ['+3725551234', '+372 55 51234'],
  ])('keeps a phone number as text, without formula or prefix: %s', (phone, shown) => {
    expect(cell(phone)).toBe(shown);
    // Not all groups after the first have three digits, so no spreadsheet reads it as a number.
    expect(shown).toMatch(/^\+\d{1,3} \d{2} \d{2,12}$/);
  });

  test.each(['+358294500401+1', '+1', '+358=1', '+358 29 4500401 x', '+35829450040112345678'])(
    'formats nothing else as a phone number: %s',
    (text) => {
      expect(cell(text)).toMatch(/^"?'/);
    },
  );

  test('has a decimal comma, but none in dates and times', () => {
    expect(decimalComma('79.00')).toBe('79,00');
    expect(decimalComma('2026-01-01 12.00 | 2027-01-01 14.50')).toBe(
      '2026-01-01 12,00 | 2027-01-01 14,50',
    );
  });

  test('for machines has commas, points and no additions', () => {
    expect(csvLine(['+358294500401', '79.00', '', null, '=1', 'a,b'])).toBe(
      '+358294500401,79.00,"",,=1,"a,b"\n',
    );
  });

  test('keeps a name, and quotes special characters', () => {
    expect(cell('Aino Lahtinen')).toBe('Aino Lahtinen');
    expect(cell('Oy "A"; B\nC')).toBe('"Oy ""A""; B\nC"');
  });
});

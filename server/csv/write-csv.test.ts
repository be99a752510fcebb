import { describe, expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

const cell = (text: string) => writeCsv([[text]]).slice(1, -2);

describe('a CSV file', () => {
  test('has semicolons, line ends for every spreadsheet and a mark of its letters', () => {
    expect(
      writeCsv([
        ['a', 'ä'],
        ['b', ''],
      ]),
    ).toBe('\uFEFFa;ä\r\nb;\r\n');
  });

  test.each(['=1+1', '+358', '-1', '@SUM(A1)', '\t=1', '  =cmd|x', '|calc', '%0A=1'])(
    'makes a cell that begins like a formula harmless: %s',
    (text) => {
      expect(cell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('keeps a name, and quotes what would break a row', () => {
    expect(cell('Aino Lahtinen')).toBe('Aino Lahtinen');
    expect(cell('Oy "A"; B\nC')).toBe('"Oy ""A""; B\nC"');
  });
});

import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

describe('reading a CSV file', () => {
  test.each([
    [
      'semicolons and a mark of UTF-8',
      '\uFEFFa;ä\r\nb;',
      [
        ['a', 'ä'],
        ['b', ''],
      ],
    ],
    ['commas', 'a,b', [['a', 'b']]],
    ['tabs', 'a\t\tb', [['a', '', 'b']]],
    ['all kinds of line ends', 'a\nb\rc\r\nd', [['a'], ['b'], ['c'], ['d']]],
    ['rows of any length', 'a;b;c\nd', [['a', 'b', 'c'], ['d']]],
    ['empty rows, which count', 'a\n\nb\n', [['a'], [''], ['b']]],
    ['separators and quotes in quotes', '"a;b";"c ""d"""', [['a;b', 'c "d"']]],
    [
      'a cell over several lines',
      '"a\r\n\nb";c\nd;e',
      [
        ['a\r\n\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['nothing', '', []],
  ])('parses %s', (_name, text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  test.each([
    [
      'that is never closed',
      'a;b\n"c;d\n"e";f',
      [
        ['a', 'b'],
        ['"c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'in the middle of a cell',
      'a "b" c;d\ne;f',
      [
        ['a "b" c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'that something follows',
      '"a" b;c\nd;e',
      [
        ['"a" b', 'c'],
        ['d', 'e'],
      ],
    ],
  ])('loses no row to a quote %s', (_name, text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  test('round-trips what was written', () => {
    const rows = [
      ['Aino "Ainu" Lahtinen', 'Oy; Ab, Ltd'],
      ['over\nseveral\r\nlines', ''],
    ];

    expect(readCsv(writeCsv(rows))).toEqual(rows);
  });
});

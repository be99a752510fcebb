import { CsvError, type Options, parse } from 'csv-parse/sync';

const OPTIONS = {
  delimiter: [',', ';', '\t'],
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
} satisfies Options;

/**
 * Every row as a spreadsheet counts them, empty ones too: a cell in quotes may go over several lines. Commas, semicolons
 * and tabs all part cells, as a list may be pasted together; a file that holds sentences names its own.
 */
export function readCsv(content: string, delimiter = OPTIONS.delimiter): string[][] {
  const text = content.replace(/^\uFEFF/, '');
  try {
    return parse(text, { ...OPTIONS, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quote that is not closed would swallow the rows behind it: then each line is a row, and none goes missing.
    return parse(text, { ...OPTIONS, delimiter, quote: false }).map((cells) =>
      cells.map(withoutQuotes),
    );
  }
}

const SEPARATORS = [';', ',', '\t'] as const;

/** One separator for the whole file, that of its head: a sentence or a sum may have commas. */
export function readTable(content: string): string[][] {
  const head = content.split(/\r?\n/, 1)[0] ?? '';
  const count = (separator: string) => head.split(separator).length;
  const [separator] = SEPARATORS.toSorted((one, other) => count(other) - count(one));
  return readCsv(content, [separator ?? ';']);
}

function withoutQuotes(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"');
}

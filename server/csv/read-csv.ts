import { CsvError, type Options, parse } from 'csv-parse/sync';

const OPTIONS = {
  delimiter: [',', ';', '\t'],
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
} satisfies Options;

/**
 * All rows, numbered as in a spreadsheet, empty ones included; quoted cells may span lines. Commas, semicolons and tabs
 * all separate, for pasted lists; a file with sentences passes its own delimiter.
 */
export function readCsv(content: string, delimiter = OPTIONS.delimiter): string[][] {
  const text = content.replace(/^\uFEFF/, '');
  try {
    return parse(text, { ...OPTIONS, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // An unclosed quote would swallow the following rows: without quoting, each line is a row and none is lost.
    return parse(text, { ...OPTIONS, delimiter, quote: false }).map((cells) =>
      cells.map(withoutQuotes),
    );
  }
}

const SEPARATORS = [';', ',', '\t'] as const;

/** One separator for the whole file, taken from its header, since sentences and sums may contain commas. */
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

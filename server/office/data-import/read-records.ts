import { CsvError, type Info, type Parser, parse } from 'csv-parse';
import type { Encoding, Separator } from '../../../domain/data-import/file-guess.ts';

export type Reading = { encoding: Encoding; separator: Separator; isQuoted: boolean };
/** `line`: where the record begins, the header being line 1. */
export type FileRecord = { line: number; cells: string[] };

/** A cell of a megabyte is refused as a row; more is a quote that was never closed. */
const LONGEST_RECORD = 8 * 1024 * 1024;
const PIECE = 256 * 1024;

/**
 * The header and every row behind it, however large the file: a piece of it at a time, since a promise for each of
 * millions of rows takes as long as the row itself.
 */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, separator, isQuoted }: Reading,
): AsyncGenerator<FileRecord[]> {
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    quote: isQuoted ? '"' : false,
    relax_column_count: true,
    relax_quotes: true,
    info: true,
    max_record_size: LONGEST_RECORD,
  });
  // Thrown below, where the reader hears it.
  parser.on('error', () => {});
  let behind = 0;
  const withLines = (parsed: Parsed[]): FileRecord[] =>
    parsed.flatMap(({ record, info }) => {
      const line = behind + 1;
      behind = info.lines;
      // An empty line is no row, and still a line.
      return record.length > 1 || record[0] !== '' ? [{ line, cells: record }] : [];
    });
  try {
    for await (const text of decoded(bytes, encoding)) {
      parser.write(text);
      yield withLines(readable(parser));
      if (parser.errored) throw parser.errored;
    }
    parser.end();
    const rest: Parsed[] = [];
    for await (const parsed of parser) rest.push(parsed as Parsed);
    yield withLines(rest);
  } finally {
    parser.destroy();
  }
}

type Parsed = { record: string[]; info: Info };

/** What the parser has made of all that was written to it. */
function readable(parser: Parser): Parsed[] {
  const parsed: Parsed[] = [];
  for (let next = parser.read(); next !== null; next = parser.read()) parsed.push(next as Parsed);
  return parsed;
}

export const isBrokenFile = (error: unknown): boolean => error instanceof CsvError;

async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding) {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const text = decoder.decode(chunk.subarray(at, at + PIECE), { stream: true });
      if (text !== '') yield text;
    }
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

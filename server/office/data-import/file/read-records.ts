import { CsvError, type Parser, parse } from 'csv-parse';
import type { Encoding, Separator } from '../../../../domain/data-import/file-guess.ts';

export type Reading = { encoding: Encoding; separator: Separator; isQuoted: boolean };
/** `line`: first line of the record; the header is line 1. */
export type FileRecord = { line: number; cells: string[] };

/** A cell of a megabyte is refused as a row; beyond this a quote was never closed. */
const LONGEST_RECORD = 8 * 1024 * 1024;
const PIECE = 256 * 1024;

/** Streams header and rows in pieces, since awaiting each of millions of rows takes as long as parsing it. */
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
    max_record_size: LONGEST_RECORD,
  });
  // Rethrown below to the consumer; avoids an unhandled event.
  parser.on('error', () => {});
  let behind = 0;
  const withLines = (records: string[][]): FileRecord[] =>
    records.flatMap((cells) => {
      const line = behind + 1;
      behind += linesOf(cells);
      // An empty line is no row but counts as a line.
      return cells.length > 1 || cells[0] !== '' ? [{ line, cells }] : [];
    });
  try {
    for await (const text of decoded(bytes, encoding)) {
      parser.write(text);
      yield withLines(readable(parser));
      if (parser.errored) throw parser.errored;
    }
    parser.end();
    const rest: string[][] = [];
    for await (const record of parser) rest.push(record as string[]);
    yield withLines(rest);
  } finally {
    parser.destroy();
  }
}

/** The parser could count lines too, which would cost a quarter of its time. */
function linesOf(cells: string[]): number {
  let lines = 1;
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) lines += cell.split(/\r\n|\n|\r/).length - 1;
  }
  return lines;
}

/** All rows parsed so far. */
function readable(parser: Parser): string[][] {
  const records: string[][] = [];
  for (let next = parser.read(); next !== null; next = parser.read())
    records.push(next as string[]);
  return records;
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

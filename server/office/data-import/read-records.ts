import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import type { Encoding, Separator } from '../../../domain/data-import/file-guess.ts';

export type Reading = { encoding: Encoding; separator: Separator; isQuoted: boolean };
/** `line`: where the record begins, the header being line 1. */
export type FileRecord = { line: number; cells: string[] };

/** A cell of a megabyte is refused as a row; more is a quote that was never closed. */
const LONGEST_RECORD = 8 * 1024 * 1024;

/** The header and every row behind it, however large the file: nothing is held but the record in hand. */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, separator, isQuoted }: Reading,
): AsyncGenerator<FileRecord> {
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    quote: isQuoted ? '"' : false,
    relax_column_count: true,
    relax_quotes: true,
    info: true,
    max_record_size: LONGEST_RECORD,
  });
  const text = Readable.from(decoded(bytes, encoding));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let behind = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      const line = behind + 1;
      behind = info.lines;
      // An empty line is no row, and still a line.
      if (record.length > 1 || record[0] !== '') yield { line, cells: record };
    }
  } finally {
    text.destroy();
  }
}

export const isBrokenFile = (error: unknown): boolean => error instanceof CsvError;

async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding) {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

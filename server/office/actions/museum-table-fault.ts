import type { MuseumFacts } from '../../../domain/museum/museum-facts.ts';
import type { MuseumFault } from '../../../domain/museum/museum-fault.ts';

type TableWrongKey =
  | 'badColumns'
  | 'badSlug'
  | 'slugTwice'
  | 'noSlug'
  | 'noMuseum'
  | 'noColumns'
  | 'exhibitionTwice';
export type TableWrong = { fault: TableWrongKey; values: string[] };
export type TableFault = { line: number; fault: MuseumFault | TableWrong };
export type TableRow = { slug: string; facts: MuseumFacts };
/** Every row as a museum, and everything that is wrong, by line as a spreadsheet counts them. */
export type MuseumTable = { rows: TableRow[]; faults: TableFault[] };

export const wrong = (fault: TableWrongKey, ...values: string[]): TableWrong => ({
  fault,
  values,
});

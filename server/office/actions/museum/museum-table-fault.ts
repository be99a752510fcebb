import type { BadCell } from '../../../../domain/museum/museum-columns.ts';
import type { MuseumFacts } from '../../../../domain/museum/museum-facts.ts';
import type { MuseumFault } from '../../../../domain/museum/museum-fault.ts';

type TableWrongKey =
  | 'badColumns'
  | 'badCell'
  | 'badSlug'
  | 'slugTwice'
  | 'noSlug'
  | 'noMuseum'
  | 'noColumns'
  | 'exhibitionTwice';
export type TableWrong = { fault: TableWrongKey; values: string[] };
/** `column`: left out where the whole line is meant. */
export type TableFault = { line: number; column?: string; fault: MuseumFault | TableWrong };
export type TableRow = { slug: string; facts: MuseumFacts };
/** Every row as a museum, and everything that is wrong, by line as a spreadsheet counts them. */
export type MuseumTable = { rows: TableRow[]; faults: TableFault[] };

export const wrong = (fault: TableWrongKey, ...values: string[]): TableWrong => ({
  fault,
  values,
});

export const wrongCells = (line: number, cells: BadCell[]): TableFault[] =>
  cells.map(({ column, cell }) => ({ line, column, fault: wrong('badCell', cell) }));

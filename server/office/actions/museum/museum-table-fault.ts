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
/** `column` is omitted when the whole line is at fault. */
export type TableFault = { line: number; column?: string; fault: MuseumFault | TableWrong };
export type TableRow = { slug: string; facts: MuseumFacts };
/** All parsed rows and all faults, with line numbers as in a spreadsheet. */
export type MuseumTable = { rows: TableRow[]; faults: TableFault[] };

export const wrong = (fault: TableWrongKey, ...values: string[]): TableWrong => ({
  fault,
  values,
});

export const wrongCells = (line: number, cells: BadCell[]): TableFault[] =>
  cells.map(({ column, cell }) => ({ line, column, fault: wrong('badCell', cell) }));

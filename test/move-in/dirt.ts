import type { ImportKind } from '../../domain/data-import/import-kinds.ts';
import type { RowReason } from '../../domain/data-import/import-states.ts';
import { chance, whole } from './chance.ts';

/** An invalid row, its file, and the expected message of a dry run. */
export type Dirt = {
  kind: Extract<ImportKind, 'people' | 'cards' | 'visits'>;
  column: string;
  /** Replacement value; that of the row before, for duplicates. */
  cell: string | 'ofRowBefore';
  why: RowReason;
};

const DIRTS: readonly Dirt[] = [
  { kind: 'people', column: 'email', cell: 'matti(at)example.fi', why: 'badField' },
  { kind: 'people', column: 'email', cell: 'ofRowBefore', why: 'emailTwice' },
  { kind: 'people', column: 'last_name', cell: '', why: 'missing' },
  { kind: 'people', column: 'year_of_birth', cell: '1850', why: 'badField' },
  { kind: 'people', column: 'language', cell: 'klingon', why: 'unknownLanguage' },
  { kind: 'people', column: 'zip_code', cell: '2010', why: 'badField' },
  { kind: 'cards', column: 'customer_number', cell: '12345', why: 'badCustomerNumber' },
  { kind: 'cards', column: 'customer_number', cell: 'ofRowBefore', why: 'numberOfOther' },
  { kind: 'cards', column: 'valid_until', cell: '2026-02-30', why: 'notADay' },
  { kind: 'cards', column: 'valid_until', cell: '2001-01-01', why: 'outOfRange' },
  { kind: 'cards', column: 'person_id', cell: 'nobody', why: 'unknownReference' },
  { kind: 'visits', column: 'museum', cell: 'museum-of-nothing', why: 'unknownMuseum' },
];

export const DIRTY_SHARE = 0.02;

/** Two rows in a hundred have one error; a row whose neighbour is copied has a valid neighbour. */
export function dirtOf(row: number, seed: number): Dirt | null {
  if (row % 2 === 0 || chance(seed, row, 'dirty') >= 2 * DIRTY_SHARE) return null;
  return DIRTS[whole([seed, row, 'dirt'], 0, DIRTS.length - 1)] ?? null;
}

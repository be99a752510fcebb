import type { Mapping } from '../import-data.ts';

/** Source of a column: a header, a constant text, or none. */
export type Filling = { from: string | null; constant: string | null };

const NOTHING = { from: null, constant: null, words: {} };

export function fillingOf({ columns }: Mapping, column: string): Filling {
  return columns[column] ?? NOTHING;
}

/** Translations stay when the header changes, and are removed with the source. */
export function withFilling(mapping: Mapping, column: string, filling: Filling): Mapping {
  const { [column]: before, ...others } = mapping.columns;
  const isEmpty = filling.from === null && filling.constant === null;
  const kept = { ...filling, words: filling.from === null ? {} : (before?.words ?? {}) };
  return { ...mapping, columns: isEmpty ? others : { ...others, [column]: kept } };
}

/** "Kyllä = yes", one per line; incomplete lines are ignored. */
export function readWords(typed: string): Record<string, string> {
  const lines = typed.split('\n').map((line) => line.split('='));
  return Object.fromEntries(
    lines
      .map(([theirs = '', ...ours]) => [theirs.trim(), ours.join('=').trim()] as const)
      .filter(([theirs, ours]) => theirs !== '' && ours !== ''),
  );
}

export function writeWords(words: Record<string, string>): string {
  return Object.entries(words)
    .map(([theirs, ours]) => `${theirs} = ${ours}`)
    .join('\n');
}

export function withWords(mapping: Mapping, column: string, typed: string): Mapping {
  const filled = mapping.columns[column];
  if (!filled) return mapping;
  return {
    ...mapping,
    columns: { ...mapping.columns, [column]: { ...filled, words: readWords(typed) } },
  };
}

/** Comma-separated values; null: every row is imported. */
export function withOnly(mapping: Mapping, column: string, typed: string): Mapping {
  const values = typed
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .slice(0, 50);
  return { ...mapping, only: column === '' || values.length === 0 ? null : { column, values } };
}

/** A mapping made for another file: references to missing columns are dropped. */
export function fitted(mapping: Mapping, headers: readonly string[]): Mapping {
  const columns = Object.entries(mapping.columns).filter(
    ([, { from }]) => from === null || headers.includes(from),
  );
  const only = mapping.only && headers.includes(mapping.only.column) ? mapping.only : null;
  return { ...mapping, columns: Object.fromEntries(columns), only };
}

type Column = { name: string; isRequired: boolean };

export function missingColumns(mapping: Mapping, columns: readonly Column[]): string[] {
  return columns
    .filter(({ name, isRequired }) => isRequired && !hasFilling(fillingOf(mapping, name)))
    .map(({ name }) => name);
}

const hasFilling = ({ from, constant }: Filling) => from !== null || !!constant;

/** Headers that no column uses: their data would not be imported. */
export function unusedHeaders(mapping: Mapping, headers: readonly string[]): string[] {
  const used = new Set(Object.values(mapping.columns).map(({ from }) => from));
  return headers.filter((header) => !used.has(header) && mapping.only?.column !== header);
}

/** Without incomplete entries. */
export function savable(mapping: Mapping): Mapping {
  const columns = Object.entries(mapping.columns).filter(([, filling]) => hasFilling(filling));
  return { ...mapping, columns: Object.fromEntries(columns) };
}

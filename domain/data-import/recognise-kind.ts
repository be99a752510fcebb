import { IMPORT_COLUMNS, type ImportKind } from './import-kinds.ts';
import { PRESETS } from './presets.ts';

/** What a file holds, by the columns that tell it. */
export type Recognised = { kind: ImportKind; columns: string[] };

/**
 * The kinds for which a preset finds everything that must be filled, the one that knows most of the columns first. A file
 * of another system may fit several, or none: then its columns are named by hand.
 */
export function recogniseKinds(headers: readonly string[]): Recognised[] {
  const has = new Set(headers);
  const fitting = PRESETS.flatMap(({ kind, mapping }) => {
    const fromOf = (name: string) => mapping.columns[name]?.from ?? '';
    const columns = IMPORT_COLUMNS[kind]
      .map(({ name }) => fromOf(name))
      .filter((one) => has.has(one));
    const isWhole = IMPORT_COLUMNS[kind].every(
      ({ name, isRequired }) => !isRequired || has.has(fromOf(name)),
    );
    return isWhole ? [{ kind, columns }] : [];
  });
  return fitting.toSorted((one, other) => other.columns.length - one.columns.length);
}

/** What the file plainly is instead of what somebody says; null: it may be that. */
export function contradictedKind(kind: ImportKind, headers: readonly string[]): Recognised | null {
  const fitting = recogniseKinds(headers);
  return fitting.some((one) => one.kind === kind) ? null : (fitting[0] ?? null);
}

import { IMPORT_COLUMNS } from './import-columns.ts';
import type { ImportKind } from './import-kinds.ts';
import { PRESETS } from './presets.ts';

/** Kind of a file, recognised by its characteristic columns. */
export type Recognised = { kind: ImportKind; columns: string[] };

/**
 * Kinds for which a preset fills every required column, best match first. A file of another system may fit several
 * kinds or none: then its columns are mapped by hand.
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

/** The kind when it clearly contradicts the chosen one; null: no contradiction. */
export function contradictedKind(kind: ImportKind, headers: readonly string[]): Recognised | null {
  const fitting = recogniseKinds(headers);
  return fitting.some((one) => one.kind === kind) ? null : (fitting[0] ?? null);
}

import type { DataImport } from './import-data.ts';

/** Current step: files, columns, dry run, signature, commit. */
export function placeOf({ state, files }: Pick<DataImport, 'state' | 'files'>): number {
  if (state === 'open') return files.some((file) => file.state === 'read') ? 1 : 0;
  return { checking: 2, checked: 3, signed: 4 }[state as string] ?? 4;
}

/** Files and mappings may change until the first row is written. */
export function isEditable({ state }: Pick<DataImport, 'state'>): boolean {
  return ['open', 'checked', 'signed'].includes(state);
}

export const isCommitted = ({ state }: Pick<DataImport, 'state'>): boolean =>
  ['committing', 'stopped', 'done', 'undoing', 'undone'].includes(state);

import type { RowReason } from './import-states.ts';

export type RowValue = string | number | boolean | null;
export type RowFields = Record<string, RowValue>;
/** `found`: the cell's value, for columns whose values are not personal. */
export type RowFault = { why: RowReason; columns: string[]; found?: string };

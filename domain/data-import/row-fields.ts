import type { RowReason } from './import-states.ts';

export type RowValue = string | number | boolean | null;
export type RowFields = Record<string, RowValue>;
/** `found`: what stands there, of a column whose words are the other system's and nobody's own. */
export type RowFault = { why: RowReason; columns: string[]; found?: string };

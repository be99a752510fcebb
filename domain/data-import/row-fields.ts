import type { RowReason } from './import-states.ts';

export type RowValue = string | number | boolean | null;
export type RowFields = Record<string, RowValue>;
export type RowFault = { why: RowReason; columns: string[] };

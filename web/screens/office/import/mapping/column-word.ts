import type { ImportTexts } from '../import-data.ts';

/** User-facing name of a column. */
export function wordOf({ columnNames }: ImportTexts, column: string): string {
  return columnNames[column as keyof ImportTexts['columnNames']] ?? column;
}

import type { ImportTexts } from '../import-data.ts';

/** A column of ours as people call it. */
export function wordOf({ columnNames }: ImportTexts, column: string): string {
  return columnNames[column as keyof ImportTexts['columnNames']] ?? column;
}

import type { RowReason } from '../../../../domain/data-import/import-states.ts';
import type { Database } from '../../../db/database.ts';
import { LINES_OF_A_FILE } from '../file/stage-file.ts';

export type UnknownValue = {
  file: string;
  /** Of the first row with this value. */
  line: number;
  column: string;
  found: string;
  why: RowReason;
  rows: number;
};

/** Unknown values of the other system, most frequent first: one of them may have excluded thousands of rows. */
export async function findUnknownValues(db: Database, importId: string): Promise<UnknownValue[]> {
  const { rows } = await db.query<UnknownValue>(
    `select file.name as file, (min(one.place) % ${LINES_OF_A_FILE})::int as line, one.columns[1] as column,
            one.found, one.why, count(*)::int as rows
       from data_import_row one
       join data_import_file file
         on file.import_id = one.import_id and file.number = one.place / ${LINES_OF_A_FILE}
      where one.import_id = $1 and one.verdict = 'refused' and one.found is not null
      group by file.number, file.name, one.columns[1], one.found, one.why
      order by count(*) desc, min(one.place)
      limit 20`,
    [importId],
  );
  return rows;
}

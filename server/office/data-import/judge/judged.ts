import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';

/** $1 import. Readable rows, and outer ids that occur more than once. */
const STAGED = (kind: ImportKind) => `
  staged as not materialized (
    select * from data_import_row where import_id = $1 and kind = '${kind}' and fields is not null),
  doubled as (
    select outer_id, min(place) as first from data_import_row
     where import_id = $1 and kind = '${kind}' and fields is not null
     group by outer_id having count(*) > 1)`;

/**
 * Writes verdicts: 'verdict', 'verdict:why' or 'verdict:why:column,column'. Rows already staged with their verdict are
 * not rewritten.
 */
export const JUDGED = (
  kind: ImportKind,
  { also = [], select }: { also?: string[]; select: string },
) => `
  with ${[STAGED(kind), ...also].join(',')},
  found_out as (${select}),
  judged as (
    select place, target_id, parent_id, repeat_number, split_part(finding, ':', 1) as verdict,
           nullif(split_part(finding, ':', 2), '') as why,
           coalesce(string_to_array(nullif(split_part(finding, ':', 3), ''), ','), '{}') as columns
      from found_out)
  update data_import_row as row
     set verdict = judged.verdict, why = judged.why, columns = judged.columns, target_id = judged.target_id,
         parent_id = judged.parent_id, repeat_number = judged.repeat_number
    from judged
   where row.import_id = $1 and row.kind = '${kind}' and row.place = judged.place
     and (row.verdict, row.why, row.columns, row.target_id, row.parent_id, row.repeat_number)
         is distinct from (judged.verdict, judged.why, judged.columns, judged.target_id, judged.parent_id,
                           judged.repeat_number)`;

/** Names of the columns whose condition holds, separated by commas. */
export const changedColumns = (conditions: Record<string, string>) =>
  `concat_ws(',', ${Object.entries(conditions)
    .map(([name, condition]) => `case when ${condition} then '${name}' end`)
    .join(', ')})`;

import { IMPORT_COLUMNS } from '../../../../domain/data-import/import-columns.ts';
import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import { REF_OF } from '../batch/living-state.ts';

/** Readable rows, and outer ids that occur more than once. */
const STAGED = (kind: ImportKind) => `
  staged as not materialized (
    select * from data_import_row where import_id = $1 and kind = '${kind}' and fields is not null),
  doubled as (
    select outer_id, min(place) as first from data_import_row
     where import_id = $1 and kind = '${kind}' and fields is not null
     group by outer_id having count(*) > 1)`;

type Judgement = {
  also?: string[];
  /** Ids of the row here, of its person or card, and the repeat number of a visit; each has a default. */
  target?: string;
  parent?: string;
  repeat?: string;
  joins?: string;
  /** 'verdict', 'verdict:why' or 'verdict:why:column,column'; the first case of all is a doubled outer id. */
  cases: string;
};

/**
 * Writes verdicts; $1 import, $2 source, $3 day. Rows already staged with their verdict are not rewritten.
 */
export function judged(kind: ImportKind, { also = [], joins = '', cases, ...ids }: Judgement) {
  const { target = `imported_id($2, '${kind}', staged.outer_id)` } = ids;
  const { parent = 'null::uuid', repeat = 'null::int' } = ids;
  return `
  with given as (select $1::uuid as import, $2::text as source, $3::date as today),
  ${[STAGED(kind), ...also].join(',')},
  found_out as (
    select staged.place, ${target} as target_id, ${parent} as parent_id, ${repeat} as repeat_number,
           case when doubled.first < staged.place then 'refused:doubledOuterId:${IMPORT_COLUMNS[kind][0]?.name}'
                ${cases}
           end as finding
      from staged
      left join doubled using (outer_id)
      ${joins}),
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
}

/** What an earlier file of the source has written. */
export const REF = (kind: ImportKind) =>
  `left join data_import_ref ref on ${REF_OF(kind, 'staged')}`;

/** The first row with a value of the column that occurs more than once. */
export const FIRST = (column: string, name: string) => `
  ${name} as (select fields ->> '${column}' as value, min(place) as first from staged
               where fields ->> '${column}' is not null group by 1 having count(*) > 1)`;

/** Card of a visit, contract or seat, in this import or else an earlier one. */
const CARD = `
  left join data_import_row bearer
    on bearer.import_id = $1 and bearer.kind = 'cards' and bearer.outer_id = staged.fields ->> 'card_id'
   and bearer.fields is not null and bearer.why is distinct from 'doubledOuterId'
  left join data_import_ref known
    on known.source = $2 and known.kind = 'cards' and known.outer_id = staged.fields ->> 'card_id'`;
export const OF_CARD = {
  join: CARD,
  id: 'coalesce(known.card_id, bearer.target_id)',
  /** Of a visit and a contract. */
  cases: `
                when bearer.outer_id is null and known.outer_id is null then 'refused:unknownReference:card_id'
                when bearer.verdict = 'refused' and known.card_id is null then 'refused:referenceRefused:card_id'`,
};

export const NUMBER_TAKEN = `
  exists (select from museum_card taken where taken.customer_number = staged.fields ->> 'customer_number')
  or exists (select from former_card_number former where former.customer_number = staged.fields ->> 'customer_number')`;

/** Names of the columns whose condition holds, separated by commas. */
export const changedColumns = (conditions: Record<string, string>) =>
  `concat_ws(',', ${Object.entries(conditions)
    .map(([name, condition]) => `case when ${condition} then '${name}' end`)
    .join(', ')})`;

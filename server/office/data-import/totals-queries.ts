import type { ShownImport } from '../../../contract/data-import/data-import.ts';
import { IMPORT_KINDS } from '../../../domain/data-import/import-kinds.ts';
import type { Totals } from '../../../domain/data-import/import-states.ts';
import type { Database } from '../../db/database.ts';

const ACCEPTED = `import_id = $1 and verdict <> 'refused'`;
const STAGED_UNTIL = `(fields ->> 'valid_until')::date`;
const STAGED_IS_ACTIVE = `not (fields ->> 'blocked')::boolean
  and (fields ->> 'waiting_months' is not null or ${STAGED_UNTIL} >= $2::date)`;

/** Totals of the accepted rows on a day. An active card is one that admits on that day. */
export async function findTotals(db: Database, importId: string, asOf: string): Promise<Totals> {
  const { rows } = await db.query<Totals>(
    `select (count(*) filter (where kind = 'people'))::int as people,
            (count(*) filter (where kind = 'cards'))::int as cards,
            (count(*) filter (where kind = 'cards' and ${STAGED_IS_ACTIVE}))::int as "activeCards",
            coalesce(sum(${STAGED_UNTIL} - $2::date) filter (where kind = 'cards' and ${STAGED_IS_ACTIVE}), 0)::int as "daysLeft",
            (count(*) filter (where kind = 'contracts'))::int as "runningContracts",
            (count(*) filter (where kind = 'gifts'))::int as "openGifts",
            (count(*) filter (where kind = 'seats' and fields ->> 'card_id' is null))::int as "openSeats",
            (count(*) filter (where kind = 'visits'))::int as visits
       from data_import_row where ${ACCEPTED}`,
    [importId, asOf],
  );
  if (!rows[0]) throw new Error('count returned no row');
  return rows[0];
}

/** The same totals counted from the live tables. */
export async function findLanded(db: Database, importId: string, asOf: string): Promise<Totals> {
  const { rows } = await db.query<Totals>(
    `with accepted as not materialized (
       select kind, target_id, fields from data_import_row where ${ACCEPTED} and outcome is null),
     cards as (
       select (count(*))::int as cards,
              (count(*) filter (where active))::int as "activeCards",
              coalesce(sum(valid_until - $2::date) filter (where active), 0)::int as "daysLeft"
         from (select validity.valid_until,
                      card.blocked_at is null and (waits_for_first_visit or valid_until >= $2::date) as active
                 from accepted
                 join museum_card card on card.id = accepted.target_id
                 join card_validity validity on validity.card_id = card.id
                where accepted.kind = 'cards') as landed)
     select cards.*,
            (select count(*) from accepted where kind = 'people'
                and (target_id is null or exists (select from account where id = target_id)))::int as people,
            (select count(*) from accepted join monthly_contract on id = target_id
              where kind = 'contracts')::int as "runningContracts",
            (select count(*) from accepted join claimable_card on card_id = target_id
              where kind = 'gifts')::int as "openGifts",
            (select count(*) from accepted join company_seat on card_id = target_id
              where kind = 'seats' and fields ->> 'card_id' is null)::int as "openSeats",
            (select count(*) from accepted join visit on visit.id = target_id where accepted.kind = 'visits')::int as visits
       from cards`,
    [importId, asOf],
  );
  if (!rows[0]) throw new Error('count returned no row');
  return rows[0];
}

type KindCounts = ShownImport['counts'][number];

const IS_UNDONE = `(select state in ('undone') from data_import where id = $1)`;

/** In an undone import, whatever was written and not kept has been reversed. */
export const OUTCOME = `coalesce(outcome, case when verdict in ('create', 'update') and ${IS_UNDONE} then 'reversed' end)`;

export async function findCounts(db: Database, importId: string): Promise<KindCounts[]> {
  const { rows } = await db.query<KindCounts>(
    `select kind, ${['create', 'update', 'unchanged', 'refused']
      .map((word) => `(count(*) filter (where verdict = '${word}'))::int as "${word}"`)
      .join(', ')},
            ${['skipped', 'kept', 'couldNot']
              .map((word) => `(count(*) filter (where outcome = '${word}'))::int as "${word}"`)
              .join(', ')},
            case when ${IS_UNDONE}
                 then (count(*) filter (where outcome is null and verdict in ('create', 'update')))::int
                 else 0 end as reversed
       from data_import_row where import_id = $1
      group by kind
      order by array_position('{${IMPORT_KINDS}}'::text[], kind)`,
    [importId],
  );
  return rows;
}

import type { GoodwillFilter } from '../../../contract/office/goodwill-calls.ts';
import { CARD_ORIGINS, SAMPLE_SIZE, type SkipReason } from '../../../domain/office/goodwill-run.ts';
import type { Transaction } from '../../db/database.ts';
import {
  type GoodwillRule,
  RULE_JOINS,
  RULE_SETS,
  ruleValues,
  WHY_LEFT_OUT,
} from './left-out-queries.ts';

/** The parameters of a run as requested. */
export type WantedGoodwill = GoodwillRule & { filter: GoodwillFilter };

const IS_CLAIMABLE =
  'exists (select from claimable_card claimable where claimable.card_id = card.id)';
const IS_SEAT = 'exists (select from company_seat seat where seat.card_id = card.id)';
/** Separate conditions that the planner can estimate: a single `case` caused a nested loop of half a minute. */
const ORIGIN = {
  own: `not ${IS_CLAIMABLE}`,
  gift: `(${IS_CLAIMABLE} and not ${IS_SEAT})`,
  company: IS_SEAT,
} satisfies Record<(typeof CARD_ORIGINS)[number], string>;

/** Binds a value and returns its placeholder. */
type Use = (value: unknown) => string;

/**
 * All given conditions must hold. Omitted ones are left out of the SQL, since an always-true condition costs seconds.
 */
function conditionsOf(filter: GoodwillFilter, use: Use): string[] {
  const { valid, visits, bought, postalCodes, languages, origins } = filter;
  const holds = [
    `validity.starts_on <= ${use(valid.to)}::date and validity.valid_until >= ${use(valid.from)}::date`,
  ];
  if (visits) {
    const { kind, museumId, days } = visits;
    holds.push(`${kind === 'visited' ? '' : 'not '}exists (
      select from visit where visit.card_id = card.id
        and visited_on between ${use(days.from)}::date and ${use(days.to)}::date
        ${museumId ? `and museum_id = ${use(museumId)}::uuid` : ''})`);
  }
  if (bought) {
    holds.push(`exists (
      select from card_ledger_entry entry
       where entry.card_id = card.id and kind = 'bought'
         and occurred_on between ${use(bought.from)}::date and ${use(bought.to)}::date
         and not exists (select from card_ledger_void where entry_id = entry.id))`);
  }
  if (postalCodes.length > 0) {
    // The contract admits digits only.
    holds.push(`card.holder_account_id in ${livingIn(use(`^(${postalCodes.join('|')})`))}`);
  }
  if (languages.length > 0) {
    holds.push(`exists (
      select from account
       where account.id = card.holder_account_id and language = any (${use(languages)}::text[]))`);
  }
  const named = CARD_ORIGINS.filter((origin) => origins.includes(origin));
  // Selecting all origins is no condition.
  if (named.length % CARD_ORIGINS.length > 0) {
    holds.push(`(${named.map((origin) => ORIGIN[origin]).join(' or ')})`);
  }
  return holds;
}

/** Starts from the few people with such a postal code: scanning everyone takes twenty times as long. */
const livingIn = (pattern: string) => `(
  with named as materialized (
    select account_id from contact_details where zip_code ~ ${pattern}
    union
    select buyer_account_id from card_order
     where buyer_account_id is not null and details #>> '{buyer,zipCode}' ~ ${pattern}
    union
    select card.holder_account_id from plastic_card_order plastic
      join museum_card card on card.id = plastic.card_id
     where card.holder_account_id is not null and plastic.zip_code ~ ${pattern})
  select named.account_id from named
   cross join lateral (select zip_code from account_contact
                        where account_id = named.account_id offset 0) lives
   where lives.zip_code ~ ${pattern})`;

/** All cards that match the filter with the reason for leaving out, as the start of a statement and its values. */
function foundBy({ filter, ...rule }: WantedGoodwill) {
  const values = ruleValues(rule, null);
  const use: Use = (value) => `$${values.push(value)}`;
  const sql = `
    with ${RULE_SETS('')},
         found as materialized (
           select card.id as card_id, card.holder_account_id as person_id, ${WHY_LEFT_OUT} as left_out
             from card_validity validity
             join museum_card card on card.id = validity.card_id
             ${RULE_JOINS}
            where ${conditionsOf(filter, use).join('\n and ')})`;
  return { sql, values, use };
}

/** A large scheme takes longer than the usual timeout; memory to avoid spilling to disk. */
const LONGER = `set local statement_timeout = '60s'; set local work_mem = '64MB'`;

export type FoundCards = {
  /** `setHash` identifies the set of cards. */
  totals: { leftOut: SkipReason | null; count: number; setHash: string }[];
  sample: { cardId: string; personId: string; name: string }[];
};

/** One snapshot. Holders with a hidden diary are not shown as visitors. */
export async function findGoodwillCards(
  tx: Transaction,
  wanted: WantedGoodwill,
): Promise<FoundCards> {
  await tx.query(LONGER);
  const { sql, values, use } = foundBy(wanted);
  const { rows } = await tx.query<FoundCards>(
    `${sql}
     select (select coalesce(json_agg(total), '[]')
               from (select left_out as "leftOut", count(*)::int as count, ${SET_HASH} as "setHash"
                       from found group by left_out) as total) as totals,
            (select coalesce(json_agg(json_build_object('cardId', drawn.card_id, 'personId', person_id,
                      'name', concat_ws(' ', card.holder_first_name, card.holder_last_name))), '[]')
               from (select card_id, person_id from found
                      where left_out is null ${wanted.filter.visits ? 'and not exists (select from hidden_diary where hidden_diary.card_id = found.card_id)' : ''}
                      order by random() limit ${use(SAMPLE_SIZE)}) as drawn
               join museum_card card on card.id = drawn.card_id) as sample`,
    values,
  );
  return rows[0] ?? { totals: [], sample: [] };
}

const SET_HASH = `coalesce(sum(hashtextextended(card_id::text, 0)), 0)::text`;

/** Cards per transaction of the job. */
export const SLICE = 500;

/** Stores the cards of an approved run in slices and returns their set hash, in one statement for one snapshot. */
export async function insertRunSlices(
  tx: Transaction,
  runId: string,
  wanted: WantedGoodwill,
): Promise<{ count: number; setHash: string }> {
  await tx.query(LONGER);
  const { sql, values, use } = foundBy(wanted);
  const { rows } = await tx.query<{ count: number; setHash: string }>(
    `${sql},
     chosen as (select card_id, (row_number() over (order by card_id) - 1) / ${use(SLICE)}::int as place
                  from found where left_out is null),
     stored as (insert into goodwill_run_slice (run_id, place, card_ids)
                select ${use(runId)}::uuid, place, array_agg(card_id order by card_id) from chosen group by place)
     select count(*)::int as count, ${SET_HASH} as "setHash" from chosen`,
    values,
  );
  if (!rows[0]) throw new Error('a count of cards returned no row');
  return rows[0];
}

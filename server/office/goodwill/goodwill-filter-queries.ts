import type { GoodwillFilter } from '../../../contract/office-goodwill-calls.ts';
import { addMonths, type LocalDate } from '../../../domain/base/local-date.ts';
import { type GoodwillTime, goodwillDays } from '../../../domain/office/goodwill-limit.ts';
import { type LeftOut, SAMPLE_SIZE } from '../../../domain/office/goodwill-run.ts';
import type { Database, Transaction } from '../../db/database.ts';

/** What a run is about, as it was asked for. */
export type WantedGoodwill = {
  filter: GoodwillFilter;
  time: GoodwillTime;
  cause: string;
  /** The day from which the time counts. */
  askedOn: LocalDate;
  /** So many days of goodwill may a card have in a year, by who asks. */
  limitDays: number;
};

/** One museum is found by its index; no condition is not read at all. */
const visitedCards = ({ visits }: GoodwillFilter) =>
  `select distinct card_id from visit
    where $8::text is not null and visited_on between $10::date and $11::date
      and card_id is not null and ${visits?.museumId ? 'museum_id = $9::uuid' : '$9::uuid is null'}`;

/** Every card that the filter finds, with why it is left out; null: it is given its time. $1–$16, see `valuesOf`. */
const foundBy = (filter: GoodwillFilter) => `
  with had_days as (
         select card_id, sum(months * 31 + days)::int as days
           from card_ledger_entry entry
          where kind = 'goodwill' and occurred_on > $1::date
            and not exists (select from card_ledger_void where entry_id = entry.id)
          group by card_id),
       had_cause as (
         select distinct card_id
           from goodwill_run run join goodwill_run_card done on done.run_id = run.id
          where lower(run.cause) = lower($2) and done.state in ('waiting', 'given', 'kept')),
       visited as (${visitedCards(filter)}),
       bought as (
         select distinct card_id from card_ledger_entry entry
          where $12::date is not null and kind = 'bought' and occurred_on between $12 and $13::date
            and not exists (select from card_ledger_void where entry_id = entry.id)),
       staff as (select account_id from staff_member where ended_at is null),
       found as materialized (
         select card.id as card_id, card.holder_account_id as person_id,
                case when account.id is null then 'noAccount'
                     when card.blocked_at is not null then 'blocked'
                     when validity.is_refunded then 'refunded'
                     when validity.valid_until < $3::date then 'ended'
                     when staff.account_id is not null then 'staff'
                     when had_cause.card_id is not null then 'hadIt'
                     when coalesce(had_days.days, 0) + $4 > $5 then 'overLimit' end as left_out
           from card_validity validity
           join museum_card card on card.id = validity.card_id
           left join account on account.id = card.holder_account_id
           left join contact_details details on details.account_id = account.id
           left join staff on staff.account_id = account.id
           left join had_days on had_days.card_id = card.id
           left join had_cause on had_cause.card_id = card.id
           left join visited on visited.card_id = card.id
           left join bought on bought.card_id = card.id
           left join claimable_card claimable on claimable.card_id = card.id
           left join company_seat seat on seat.card_id = card.id
          where validity.starts_on <= $7::date and validity.valid_until >= $6::date
            and ($8 is null or ($8 = 'visited') = (visited.card_id is not null))
            and ($12 is null or bought.card_id is not null)
            and ($14::text is null or details.zip_code ~ $14)
            and ($15::text[] is null or account.language = any ($15))
            and ($16::text[] is null or
                 case when claimable.card_id is null then 'own'
                      when seat.card_id is null then 'gift' else 'company' end = any ($16)))`;

const listed = <One>(list: One[]) => (list.length > 0 ? list : null);

function valuesOf({ filter, time, cause, askedOn, limitDays }: WantedGoodwill): unknown[] {
  const { valid, visits, bought, postalCodes, languages, origins } = filter;
  return [
    addMonths(askedOn, -12),
    cause,
    askedOn,
    goodwillDays(time),
    limitDays,
    valid.from,
    valid.to,
    visits?.kind ?? null,
    visits?.museumId ?? null,
    visits?.days.from ?? null,
    visits?.days.to ?? null,
    bought?.from ?? null,
    bought?.to ?? null,
    // Digits alone, by the contract.
    postalCodes.length > 0 ? `^(${postalCodes.join('|')})` : null,
    listed(languages),
    listed(origins),
  ];
}

export type FoundCards = {
  /** `setHash` tells one set of cards from another. */
  totals: { leftOut: LeftOut | null; count: number; setHash: string }[];
  sample: { cardId: string; personId: string; name: string }[];
};

/** All of one moment. Who keeps their visits to themselves is not shown as somebody who made one. */
export async function findGoodwillCards(db: Database, wanted: WantedGoodwill): Promise<FoundCards> {
  const { rows } = await db.query<FoundCards>(
    `${foundBy(wanted.filter)}
     select (select coalesce(json_agg(total), '[]')
               from (select left_out as "leftOut", count(*)::int as count,
                            sum(hashtextextended(card_id::text, 0))::text as "setHash"
                       from found group by left_out) as total) as totals,
            (select coalesce(json_agg(json_build_object('cardId', drawn.card_id, 'personId', person_id,
                      'name', concat_ws(' ', card.holder_first_name, card.holder_last_name))), '[]')
               from (select card_id, person_id from found
                      where left_out is null
                        and ($8::text is null or not exists (
                              select from hidden_diary where hidden_diary.card_id = found.card_id))
                      order by random() limit $17) as drawn
               join museum_card card on card.id = drawn.card_id) as sample`,
    [...valuesOf(wanted), SAMPLE_SIZE],
  );
  return rows[0] ?? { totals: [], sample: [] };
}

/** So many rows are written well within the time that a statement has. */
const SLICE = 50_000;

/**
 * The cards of an approved run, and the set that they are. They are chosen by one statement, so that all are of one
 * moment, and stored by several, since each checks its references.
 */
export async function insertRunCards(
  tx: Transaction,
  runId: string,
  wanted: WantedGoodwill,
): Promise<{ count: number; setHash: string }> {
  await tx.query(
    'create temporary table chosen_card (card_id uuid not null, place integer not null) on commit drop',
  );
  await tx.query(
    `${foundBy(wanted.filter)}
     insert into chosen_card
     select card_id, row_number() over () from found where left_out is null`,
    valuesOf(wanted),
  );
  const { rows } = await tx.query<{ count: number; setHash: string }>(
    `select count(*)::int as count, coalesce(sum(hashtextextended(card_id::text, 0)), 0)::text as "setHash"
       from chosen_card`,
  );
  if (!rows[0]) throw new Error('a count of cards returned no row');
  for (let done = 0; done < rows[0].count; done += SLICE) {
    await tx.query(
      `insert into goodwill_run_card (run_id, card_id)
       select $1, card_id from chosen_card where place > $2 and place <= $3`,
      [runId, done, done + SLICE],
    );
  }
  return rows[0];
}

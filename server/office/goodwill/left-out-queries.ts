import { addMonths, type LocalDate } from '../../../domain/base/local-date.ts';
import {
  DAYS_OF_MONTH,
  type GoodwillTime,
  goodwillDays,
} from '../../../domain/office/goodwill-limit.ts';
import type { LeftOut } from '../../../domain/office/goodwill-run.ts';
import type { Transaction } from '../../db/database.ts';

/** What decides whether a card is left out, besides the card. */
export type GoodwillRule = {
  time: GoodwillTime;
  cause: string;
  /** The day from which the time counts. */
  askedOn: LocalDate;
  /** So many days of goodwill may a card have in a year, by who asks. */
  limitDays: number;
};

/** $1–$6 of what follows. A run is no reason against its own cards. */
export const ruleValues = (
  { time, cause, askedOn, limitDays }: GoodwillRule,
  ownRunId: string | null,
): unknown[] => [addMonths(askedOn, -12), cause, askedOn, goodwillDays(time), limitDays, ownRunId];

/** Other runs of the cause, and the cards that wait in them. */
export const RUNS_OF_CAUSE = `
  of_cause as (
    select id from goodwill_run where lower(cause) = lower($2) and id is distinct from $6::uuid),
  waits as (
    select distinct unnest(card_ids) as card_id
      from goodwill_run_slice where run_id in (select id from of_cause))`;

/**
 * Why a `card` is given nothing, the first that holds; null: it is given its time. The one place of this rule: it counts
 * all cards at once, and judges each again in its turn. `validity`, `account` and `waits` are left joined.
 */
export const WHY_LEFT_OUT = `
  case when account.id is null then 'noAccount'
       when card.blocked_at is not null then 'blocked'
       when validity.is_refunded then 'refunded'
       when validity.valid_until is null or validity.valid_until < $3::date then 'ended'
       when exists (select from staff_member member
                     where member.account_id = account.id and member.ended_at is null) then 'staff'
       when waits.card_id is not null
         or exists (select from goodwill_run_card done
                     where done.run_id = any (array(select id from of_cause)) and done.card_id = card.id
                       and done.state in ('given', 'kept')) then 'hadIt'
       when $4 + coalesce((select sum(months * ${DAYS_OF_MONTH} + days) from card_ledger_entry entry
                            where entry.card_id = card.id and kind = 'goodwill' and occurred_on > $1::date
                              and not exists (select from card_ledger_void where entry_id = entry.id)), 0) > $5
       then 'overLimit' end`;

type JudgedCard = { cardId: string; why: LeftOut | null; validUntil: LocalDate | null };

/** The same of some cards, which whoever asks has locked. */
export async function findLeftOut(
  tx: Transaction,
  rule: GoodwillRule,
  { runId, cardIds }: { runId: string; cardIds: string[] },
): Promise<JudgedCard[]> {
  const { rows } = await tx.query<JudgedCard>(
    `with ${RUNS_OF_CAUSE}
     select card.id as "cardId", validity.valid_until::text as "validUntil", ${WHY_LEFT_OUT} as why
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
       left join account on account.id = card.holder_account_id
       left join waits on waits.card_id = card.id
      where card.id = any ($7::uuid[])`,
    [...ruleValues(rule, runId), cardIds],
  );
  return rows;
}

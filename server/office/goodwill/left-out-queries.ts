import { addMonths, type LocalDate } from '../../../domain/base/local-date.ts';
import {
  DAYS_OF_MONTH,
  type GoodwillTime,
  goodwillDays,
} from '../../../domain/office/goodwill-limit.ts';
import type { SkipReason } from '../../../domain/office/goodwill-run.ts';
import type { Transaction } from '../../db/database.ts';

/** What decides whether a card is left out, besides the card itself. */
export type GoodwillRule = {
  time: GoodwillTime;
  cause: string;
  /** The day that validity is counted from. */
  askedOn: LocalDate;
  /** Goodwill days allowed per card and year, by the requester's roles. */
  limitDays: number;
};

/** $1–$6 below. A run does not exclude its own cards. */
export const ruleValues = (
  { time, cause, askedOn, limitDays }: GoodwillRule,
  ownRunId: string | null,
): unknown[] => [addMonths(askedOn, -12), cause, askedOn, goodwillDays(time), limitDays, ownRunId];

/** Sets computed once for all cards: per card, 400 000 took seconds. `among` limits them to the cards of a batch. */
export const RULE_SETS = (among: '' | '$7') => {
  const only = (cardId: string) => (among ? `and ${cardId} = any (${among}::uuid[])` : '');
  return `
  of_cause as (
    select id from goodwill_run where lower(cause) = lower($2) and id is distinct from $6::uuid),
  waits as (
    select distinct unnest(card_ids) as card_id
      from goodwill_run_slice where run_id in (select id from of_cause)),
  had as (
    select distinct card_id from goodwill_run_card
     where run_id in (select id from of_cause) and state in ('given', 'kept') ${only('card_id')}),
  given as (
    select card_id, sum(months * ${DAYS_OF_MONTH} + days) as days
      from card_ledger_entry entry
     where kind = 'goodwill' and occurred_on > $1::date ${only('card_id')}
       and not exists (select from card_ledger_void where entry_id = entry.id)
     group by card_id)`;
};

/** Joined to `card` for `WHY_LEFT_OUT`. */
export const RULE_JOINS = `
  left join staff_member member on member.account_id = card.holder_account_id and member.ended_at is null
  left join waits on waits.card_id = card.id
  left join had on had.card_id = card.id
  left join given on given.card_id = card.id`;

/**
 * First reason why a card gets nothing; null when it gets time. The only place of this rule, for the count and for each
 * batch. Requires `validity` in the join.
 */
export const WHY_LEFT_OUT = `
  case when card.holder_account_id is null then 'noAccount'
       when card.blocked_at is not null then 'blocked'
       when validity.is_refunded then 'refunded'
       when validity.valid_until is null or validity.valid_until < $3::date then 'ended'
       when member.account_id is not null then 'staff'
       when waits.card_id is not null or had.card_id is not null then 'hadIt'
       when $4 + coalesce(given.days, 0) > $5 then 'overLimit' end`;

type JudgedCard = { cardId: string; why: SkipReason | null; validUntil: LocalDate | null };

/** The same for some locked cards. */
export async function findLeftOut(
  tx: Transaction,
  rule: GoodwillRule,
  { runId, cardIds }: { runId: string; cardIds: string[] },
): Promise<JudgedCard[]> {
  const { rows } = await tx.query<JudgedCard>(
    `with ${RULE_SETS('$7')}
     select card.id as "cardId", validity.valid_until::text as "validUntil", ${WHY_LEFT_OUT} as why
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
       ${RULE_JOINS}
      where card.id = any ($7::uuid[])`,
    [...ruleValues(rule, runId), cardIds],
  );
  return rows;
}

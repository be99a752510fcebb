import type { Language } from '../../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../../domain/base/local-date.ts';
import type { HeldPlan, HoldLetter, LetterDays } from '../../../domain/instalment/hold-letters.ts';
import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { IS_SILENT_SHARE } from '../schedule-queries.ts';

/** On hold, plan running, no deletion of the account requested, no charge under way. */
const REMINDABLE = `
  hold.lifted_at is null and contract.withdrawn_at is null
  and not exists (select from account_deletion wish where wish.account_id = account.id)
  and not exists (select from instalment_charge share join payment on payment.id = share.payment_id
                   where share.contract_id = contract.id
                     and (state in ('unknown', 'pending') or ${IS_SILENT_SHARE}))`;

const HELD_ON = `(hold.placed_at at time zone 'Europe/Helsinki')::date`;

type HoldQuery = { today: LocalDate; days: LetterDays; after: string | null; most: number };

/** Holds whose newest due letter was not sent, nor any later one; pages by id. */
export async function findHoldsToRemind(
  db: Database,
  { today, days, after, most }: HoldQuery,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select hold.id::text
       from contract_hold hold
       join monthly_contract contract on contract.id = hold.contract_id
       join account on account.id = contract.account_id
       cross join lateral (
         select case when greatest(${HELD_ON} + $4::int, starts_on + make_interval(months => $5),
                                   (select max(due_on) from instalment where contract_id = contract.id)) <= $1::date then 4
                     when ${HELD_ON} + $4::int <= $1::date then 3
                     when ${HELD_ON} + $3::int <= $1::date then 2
                     when ${HELD_ON} + $2::int <= $1::date then 1 end as step) newest
      where ${REMINDABLE} and newest.step is not null
        and not exists (select from hold_letter letter
                         where letter.hold_id = hold.id
                           and array_position(array['first', 'second', 'last', 'ended'], letter.step) >= newest.step)
        and ($6::bigint is null or hold.id > $6)
      order by hold.id
      limit $7`,
    [today, days.firstLetter, days.secondLetter, days.lastLetter, INSTALMENT_COUNT, after, most],
  );
  return rows.map(({ id }) => id);
}

export type HoldToRemind = HeldPlan & {
  contractId: string;
  cardId: string;
  emailAddress: string;
  language: Language;
  firstName: string;
  sent: HoldLetter[];
  unpaid: { dueOn: LocalDate; amount: number }[];
};

/** Under the lock that payments take too, so that nothing already paid is asked for. */
export async function lockHoldToRemind(
  tx: Transaction,
  holdId: string,
): Promise<HoldToRemind | null> {
  const { rows } = await tx.query<HoldToRemind>(
    `select contract.id as "contractId", contract.card_id as "cardId", ${HELD_ON}::text as "heldOn",
            contract.starts_on::text as "startsOn", email_address as "emailAddress", account.language,
            coalesce(card.holder_first_name, '') as "firstName",
            (select max(due_on)::text from instalment where contract_id = contract.id) as "lastDueOn",
            array(select step from hold_letter where hold_id = hold.id) as sent,
            (select coalesce(json_agg(json_build_object('dueOn', due_on, 'amount', amount_cents)), '[]')
               from instalment where contract_id = contract.id and paid_by is null) as unpaid
       from contract_hold hold
       join monthly_contract contract on contract.id = hold.contract_id
       join account on account.id = contract.account_id
       join museum_card card on card.id = contract.card_id
      where hold.id = $1 and ${REMINDABLE}
        for update of contract skip locked`,
    [holdId],
  );
  const [row] = rows;
  if (!row) return null;
  const [heldOn, startsOn, lastDueOn] = [row.heldOn, row.startsOn, row.lastDueOn].map(localDate);
  return { ...row, ...({ heldOn, startsOn, lastDueOn } as HeldPlan) };
}

type Sent = { holdId: string; step: HoldLetter; on: LocalDate; due: number };

/** False: it was sent before. */
export async function insertHoldLetter(
  tx: Transaction,
  { holdId, step, on, due }: Sent,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into hold_letter (hold_id, step, sent_on, due_cents) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [holdId, step, on, due],
  );
  return rowCount === 1;
}

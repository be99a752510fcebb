import { type LocalDate, localDate } from '../../../domain/base/local-date.ts';
import type { HoldLetter } from '../../../domain/instalment/hold-letters.ts';
import type { Database } from '../../db/database.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

const BEHIND = `
  from monthly_contract contract
  cross join lateral (
    select count(*)::int as count, coalesce(sum(amount_cents), 0)::int as amount, min(due_on)::text as oldest
      from instalment where contract_id = contract.id and paid_by is null and due_on <= $1) due`;
const IS_BEHIND = 'failing_since is not null and withdrawn_at is null and due.count > 0';

export type UnpaidRow = {
  id: string;
  accountId: string | null;
  name: string | null;
  count: number;
  amount: number;
  oldestDueOn: LocalDate;
  failingSince: LocalDate;
  noticedOn: LocalDate | null;
  heldOn: LocalDate | null;
  startsOn: LocalDate;
  lastDueOn: LocalDate;
  sent: { letter: HoldLetter; on: LocalDate }[];
};

/** Longest unpaid first. */
export async function findUnpaidPlans(
  db: Database,
  { today, most }: { today: LocalDate; most: number },
): Promise<UnpaidRow[]> {
  const { rows } = await db.query<UnpaidRow>(
    `select contract.id, contract.account_id as "accountId",
            coalesce(nullif(concat_ws(' ', account.first_name, account.last_name), ''), account.email_address) as name,
            due.count, due.amount, due.oldest as "oldestDueOn",
            failing_since::text as "failingSince", noticed_on::text as "noticedOn",
            (hold.placed_at at time zone 'Europe/Helsinki')::date::text as "heldOn",
            starts_on::text as "startsOn",
            (select max(due_on)::text from instalment where contract_id = contract.id) as "lastDueOn",
            coalesce((select json_agg(json_build_object('letter', step, 'on', sent_on) order by sent_on)
                        from hold_letter where hold_id = hold.id), '[]') as sent
       ${BEHIND}
       left join contract_hold hold on hold.contract_id = contract.id and hold.lifted_at is null
       left join account on account.id = contract.account_id
      where ${IS_BEHIND}
      order by failing_since, contract.id
      limit $2`,
    [today, most],
  );
  return rows.map((row) => ({
    ...row,
    oldestDueOn: localDate(row.oldestDueOn),
    failingSince: localDate(row.failingSince),
    startsOn: localDate(row.startsOn),
    lastDueOn: localDate(row.lastDueOn),
  }));
}

/** Number and sum due by days since the first failure, in the order of the given days. */
export async function countUnpaidByAge(
  db: Database,
  { today, from }: { today: LocalDate; from: readonly number[] },
): Promise<{ count: number; amount: number }[]> {
  const { rows } = await db.query<{ place: number; count: number; amount: number }>(
    `select width_bucket($1::date - failing_since, $2::int[]) as place, count(*)::int as count,
            sum(due.amount)::float8 as amount
       ${BEHIND}
      where ${IS_BEHIND}
      group by place`,
    [today, from],
  );
  return from.map(
    (_, index) => rows.find(({ place }) => place === index + 1) ?? { count: 0, amount: 0 },
  );
}

export function countUnpaidPlans(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: `(failing_since::timestamp at time zone 'Europe/Helsinki')`,
    from: `from monthly_contract contract
           cross join lateral (
             select sum(amount_cents) as amount from instalment
              where contract_id = contract.id and paid_by is null and due_on <= $2) due
           where failing_since is not null and withdrawn_at is null and due.amount is not null`,
    amount: 'due.amount',
  });
}

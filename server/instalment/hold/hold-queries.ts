import { type LocalDate, localDate } from '../../../domain/base/local-date.ts';
import type { graceDays } from '../../../domain/instalment/retry-plan.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Holder } from '../instalment-queries.ts';

export async function findHolder(
  tx: Transaction,
  contractId: string,
): Promise<{ cardId: string; holder: Holder } | null> {
  const { rows } = await tx.query<Holder & { cardId: string }>(
    `select contract.card_id as "cardId", email_address as "emailAddress", account.language,
            coalesce(card.holder_first_name, '') as "firstName"
       from monthly_contract contract
       join museum_card card on card.id = contract.card_id
       join account on account.id = contract.account_id
      where contract.id = $1`,
    [contractId],
  );
  const row = rows[0];
  if (!row) return null;
  const { cardId, ...holder } = row;
  return { cardId, holder };
}

export type FailingContract = {
  contractId: string;
  failingSince: LocalDate;
  noticedOn: LocalDate | null;
};

type GraceDays = ReturnType<typeof graceDays>;

/** Failing contracts not on hold that are due for a notice or a hold today; pages by id. */
export async function findFailing(
  db: Database,
  { days, after, most }: { days: GraceDays; after: string | null; most: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from monthly_contract contract
      where failing_since is not null and withdrawn_at is null
        and case when noticed_on is null then failing_since <= $1
                 else failing_since <= $2 and noticed_on <= $3 end
        and not exists (select from contract_hold
                         where contract_id = contract.id and lifted_at is null)
        and ($4::uuid is null or id > $4)
      order by id
      limit $5`,
    [days.noticeIfFailingBy, days.stopIfFailingBy, days.stopIfNoticedBy, after, most],
  );
  return rows.map(({ id }) => id);
}

export async function lockFailing(
  tx: Transaction,
  contractId: string,
): Promise<FailingContract | null> {
  const { rows } = await tx.query<{ failing: string; noticed: string | null }>(
    `select failing_since::text as failing, noticed_on::text as noticed
       from monthly_contract contract
      where id = $1 and failing_since is not null
        and not exists (select from contract_hold
                         where contract_id = contract.id and lifted_at is null)
        for update skip locked`,
    [contractId],
  );
  const row = rows[0];
  if (!row) return null;
  const noticedOn = row.noticed ? localDate(row.noticed) : null;
  return { contractId, failingSince: localDate(row.failing), noticedOn };
}

export async function updateNoticed(
  tx: Transaction,
  { contractId, on }: { contractId: string; on: LocalDate },
): Promise<void> {
  await tx.query('update monthly_contract set noticed_on = $2 where id = $1', [contractId, on]);
}

export async function insertHold(
  tx: Transaction,
  hold: { contractId: string; cardId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into contract_hold (contract_id, card_id, placed_at) values ($1, $2, $3)
     on conflict do nothing`,
    [hold.contractId, hold.cardId, new Date(hold.now)],
  );
}

type RunningRow = {
  id: string;
  unpaid: { dueOn: LocalDate; amount: number }[];
  failingSince: string | null;
  noticedOn: string | null;
  isOnHold: boolean;
};

/** The oldest unfinished contract of a card; a failing one comes first, since it holds the card. */
export async function findRunningContract(
  db: Database,
  cardId: string,
): Promise<RunningRow | null> {
  const { rows } = await db.query<RunningRow>(
    `select contract.id, failing_since::text as "failingSince", noticed_on::text as "noticedOn",
            json_agg(json_build_object('dueOn', due_on, 'amount', amount_cents) order by number) as unpaid,
            exists (select from contract_hold
                     where contract_id = contract.id and lifted_at is null) as "isOnHold"
       from monthly_contract contract
       join instalment on contract_id = contract.id and paid_by is null
      where card_id = $1 and withdrawn_at is null
      group by contract.id
      order by failing_since nulls last, contract.starts_on
      limit 1`,
    [cardId],
  );
  return rows[0] ?? null;
}

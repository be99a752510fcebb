import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay, type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import { OPEN_AT_PROVIDER_MS } from '../../domain/payment/payable.ts';
import type { Transaction } from '../db/database.ts';
import { IS_SILENT, mayHaveCome } from '../payment/may-have-come.ts';

export type DueContract = {
  contractId: string;
  accountId: string | null;
  failingSince: LocalDate | null;
  tokenId: string | null;
  tokenExpiresOn: string;
  isTokenRevoked: boolean;
  kind: PurchaseKind;
  billing: BillingType;
  language: Language;
};

type Row = Omit<DueContract, 'failingSince'> & { failingSince: string | null };

const SELECT = `
  select contract.id as "contractId", contract.account_id as "accountId",
         failing_since::text as "failingSince", token_id as "tokenId",
         coalesce(token.expires_on, '') as "tokenExpiresOn",
         token.revoked_at is not null as "isTokenRevoked",
         card_order.kind, card_order.billing_type as billing, coalesce(account.language, card_order.language) as language
    from monthly_contract contract
    join card_order on card_order.id = contract.card_order_id
    left join account on account.id = contract.account_id
    left join payment_token token on token.id = contract.token_id`;

const contractOf = (row: Row): DueContract => ({
  ...row,
  failingSince: row.failingSince ? localDate(row.failingSince) : null,
});

/** One that is due and that nobody else is at: any number of schedulers take different ones. */
export async function claimDueContract(tx: Transaction, now: number): Promise<DueContract | null> {
  const { rows } = await tx.query<Row>(
    `${SELECT}
      where next_try_at <= $1 and withdrawn_at is null
      order by next_try_at
      limit 1
        for update of contract skip locked`,
    [new Date(now)],
  );
  return rows[0] ? contractOf(rows[0]) : null;
}

export async function waitForContract(tx: Transaction, contractId: string): Promise<void> {
  await tx.query('select from monthly_contract where id = $1 for update', [contractId]);
}

export async function lockOwnContract(
  tx: Transaction,
  { contractId, accountId }: { contractId: string; accountId: string },
): Promise<DueContract | null> {
  const { rows } = await tx.query<Row>(
    `${SELECT}
      where contract.id = $1 and contract.account_id = $2 and withdrawn_at is null
        for update of contract`,
    [contractId, accountId],
  );
  return rows[0] ? contractOf(rows[0]) : null;
}

/** Opened at Smartum for an instalment that is unpaid: nobody has said what became of it. Of a share and its payment. */
export const IS_SILENT_SHARE = `(${IS_SILENT}
   and exists (select from instalment part
                where part.contract_id = share.contract_id and part.number = share.number and part.paid_by is null))`;

/**
 * A charge under way at the time $1. One that its holder was sent to confirm counts for a day: whoever closed the page does
 * not come back to it, and money that comes after all is paid back as paid twice.
 */
const LIVE = `(state in ('unknown', 'pending')
   or (state in ('created', 'open') and state_at > $1::timestamptz - interval '1 day')
   or ${IS_SILENT_SHARE})`;

/** Money for what is unpaid may have come by the time $1: it is asked for in no other way. */
const AWAITED = `(${mayHaveCome('$1')} and (state <> 'open' or ${IS_SILENT_SHARE}))`;

type ChargeQuery = { contractId: string; now: number };

export type LiveCharge = { paymentId: string; isOfSavedCard: boolean; isBeingConfirmed: boolean };

/**
 * Looked at under the lock of the contract: a charge under way is waited for, never doubled. What the holder began on a
 * bank's page is no charge yet: they may turn to another method, and money that comes from there after all is paid back.
 */
export async function findLiveCharge(
  tx: Transaction,
  { contractId, now }: ChargeQuery,
): Promise<LiveCharge | null> {
  const { rows } = await tx.query<LiveCharge>(
    `select payment.id as "paymentId", charge.payment_id is not null as "isOfSavedCard",
            ${AWAITED} as "isBeingConfirmed"
       from instalment_charge share
       join payment on payment.id = share.payment_id
       left join token_charge charge on charge.payment_id = payment.id
      where share.contract_id = $2
        and (${AWAITED} or charge.payment_id is not null and ${LIVE})
      order by "isBeingConfirmed" desc, charge.payment_id nulls last
      limit 1`,
    [new Date(now), contractId],
  );
  return rows[0] ?? null;
}

/** Also what was begun on a bank's page: the schedule keeps away from it for a day, and until it is known at Smartum. */
export async function hasLiveCharge(
  tx: Transaction,
  { contractId, now }: ChargeQuery,
): Promise<boolean> {
  const { rows } = await tx.query(
    `select from instalment_charge share
       join payment on payment.id = share.payment_id
      where share.contract_id = $2 and ${LIVE}
      limit 1`,
    [new Date(now), contractId],
  );
  return rows.length > 0;
}

export type Unpaid = { number: number; dueOn: LocalDate; amount: number };

export async function findUnpaid(tx: Transaction, contractId: string): Promise<Unpaid[]> {
  const { rows } = await tx.query<{ number: number; due_on: string; amount: number }>(
    `select number, due_on::text, amount_cents as amount
       from instalment
      where contract_id = $1 and paid_by is null
      order by number`,
    [contractId],
  );
  return rows.map(({ due_on, ...row }) => ({ ...row, dueOn: localDate(due_on) }));
}

export async function insertInstalmentCharges(
  tx: Transaction,
  share: { paymentId: string; contractId: string; numbers: number[] },
): Promise<void> {
  await tx.query(
    `insert into instalment_charge (payment_id, contract_id, number)
     select $1, $2, unnest($3::int[])`,
    [share.paymentId, share.contractId, share.numbers],
  );
}

/** Longer than any plan runs: what fell due before that is not waited for any more. */
const LONGEST_PLAN_DAYS = 400;

/** The last that happened: what the schedule gave up by itself, and what a bank declined, is not begun again by this. */
const LEFT_UNCONFIRMED = `
  (select state in ('created', 'open') and state_at > $3
     from instalment_charge share
     join payment on payment.id = share.payment_id
    where share.contract_id = contract.id
    order by payment.created_at desc
    limit 1)`;

/**
 * A holder who began to pay and left, behind or not: when an instalment is due the plan goes on by itself, after a day at the
 * earliest, also where the provider never tells. Looked for among what is due and unpaid, since contracts that were paid up
 * are all that ever ended.
 */
export async function reviveContracts(tx: Transaction, now: number): Promise<void> {
  await tx.query(
    `update monthly_contract contract
        set next_try_at = $1
      where next_try_at is null and withdrawn_at is null and (failing_since is null or ${LEFT_UNCONFIRMED})
        and id in (select contract_id from instalment
                    where paid_by is null and due_on between $2::date - ${LONGEST_PLAN_DAYS} and $2)
        and not exists (select from instalment_charge share
                          join payment on payment.id = share.payment_id
                         where share.contract_id = contract.id and ${LIVE})`,
    [new Date(now), helsinkiDay(now), new Date(now - OPEN_AT_PROVIDER_MS)],
  );
}

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

/** Claims a due contract that no other process has locked, so that schedulers work in parallel. */
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

/** An instalment payment opened at a silent provider without a known outcome. For a share joined with its payment. */
export const IS_SILENT_SHARE = `(${IS_SILENT}
   and exists (select from instalment part
                where part.contract_id = share.contract_id and part.number = share.number and part.paid_by is null))`;

/**
 * A charge under way at time $1. One waiting for the holder's confirmation counts for a day: who closed the page does
 * not return, and late money is refunded as a double payment.
 */
const LIVE = `(state in ('unknown', 'pending')
   or (state in ('created', 'open') and state_at > $1::timestamptz - interval '1 day')
   or ${IS_SILENT_SHARE})`;

/** Money for the unpaid instalments may have come by $1, so they must not be charged in another way. */
const AWAITED = `(${mayHaveCome('$1')} and (state <> 'open' or ${IS_SILENT_SHARE}))`;

type ChargeQuery = { contractId: string; now: number };

export type LiveCharge = { paymentId: string; isOfSavedCard: boolean; isBeingConfirmed: boolean };

/**
 * Read under the contract's lock, so that a charge under way is never doubled. A bank page opened by the holder is no
 * charge: they may choose another method, and late money is refunded.
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

/** Includes a bank page opened by the holder, for a day, and a silent provider's payment until its outcome is known. */
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

/** Longer than any plan runs: older instalments are no longer awaited. */
const LONGEST_PLAN_DAYS = 400;

/** The last attempt was abandoned by the holder; what the schedule gave up or a bank declined is not revived. */
const LEFT_UNCONFIRMED = `
  (select state in ('created', 'open') and state_at > $3
     from instalment_charge share
     join payment on payment.id = share.payment_id
    where share.contract_id = contract.id
    order by payment.created_at desc
    limit 1)`;

/**
 * Resumes plans whose holder began a payment and left it, a day later at the earliest, even when the provider never
 * reports. Searches overdue unpaid instalments only, since most contracts are complete.
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

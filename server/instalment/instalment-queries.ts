import type { Language } from '../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { FrozenReceipt } from '../../domain/receipt/receipt.ts';
import { dayBegins } from '../../domain/scheme/day-begins.ts';
import type { Transaction } from '../db/database.ts';

export type DueInstalment = {
  contractId: string;
  cardId: string;
  number: number;
  amount: number;
  paidBy: string | null;
  isWithdrawn: boolean;
  failingSince: LocalDate | null;
  holder: Holder;
};
export type Holder = { emailAddress: string; language: Language; firstName: string };

/** The instalments of a payment, and whom to notify. Locks the contract, so that its plan changes in one place. */
export async function lockInstalmentsOfPayment(
  tx: Transaction,
  paymentId: string,
): Promise<DueInstalment[]> {
  const { rows } = await tx.query<DueInstalment & Holder & { failingSince: string | null }>(
    `select contract.id as "contractId", contract.card_id as "cardId", instalment.number,
            amount_cents as amount, paid_by as "paidBy", withdrawn_at is not null as "isWithdrawn",
            failing_since::text as "failingSince", email_address as "emailAddress",
            account.language, coalesce(card.holder_first_name, '') as "firstName"
       from instalment_charge share
       join instalment using (contract_id, number)
       join monthly_contract contract on contract.id = share.contract_id
       join museum_card card on card.id = contract.card_id
       left join account on account.id = contract.account_id
      where share.payment_id = $1
      order by instalment.number
        for update of contract`,
    [paymentId],
  );
  return rows.map(({ emailAddress, language, firstName, failingSince, ...row }) => ({
    ...row,
    failingSince: failingSince ? localDate(failingSince) : null,
    holder: { emailAddress, language, firstName },
  }));
}

/** Already paid or no longer owed: money for it must be refunded. */
export function isClosed({ paidBy, isWithdrawn }: DueInstalment): boolean {
  return paidBy !== null || isWithdrawn;
}

export async function updatePaid(
  tx: Transaction,
  paid: { contractId: string; numbers: number[]; paymentId: string },
): Promise<void> {
  await tx.query(
    `update instalment set paid_by = $3
      where contract_id = $1 and number = any ($2::int[]) and paid_by is null`,
    [paid.contractId, paid.numbers, paid.paymentId],
  );
}

/** The first unpaid day; null when all twelve are paid. */
export async function findNextDue(tx: Transaction, contractId: string): Promise<LocalDate | null> {
  const { rows } = await tx.query<{ due: string | null }>(
    `select min(due_on)::text as due from instalment where contract_id = $1 and paid_by is null`,
    [contractId],
  );
  return rows[0]?.due ? localDate(rows[0].due) : null;
}

type Schedule = {
  contractId: string;
  /** A day (from midnight in Finland) or a moment; null: no further attempt. */
  nextTry: LocalDate | number | null;
  failingSince: LocalDate | null;
};

export async function updateSchedule(tx: Transaction, schedule: Schedule): Promise<void> {
  const { nextTry } = schedule;
  await tx.query(
    `update monthly_contract
        set next_try_at = $2, failing_since = $3,
            noticed_on = case when $3::date is null then null else noticed_on end
      where id = $1`,
    [
      schedule.contractId,
      nextTry === null
        ? null
        : new Date(typeof nextTry === 'number' ? nextTry : dayBegins(nextTry)),
      schedule.failingSince,
    ],
  );
}

export async function liftHolds(
  tx: Transaction,
  { contractId, now }: { contractId: string; now: number },
): Promise<void> {
  await tx.query(
    'update contract_hold set lifted_at = $2 where contract_id = $1 and lifted_at is null',
    [contractId, new Date(now)],
  );
}

export type ChargeFacts = {
  initiative: 'cit' | 'mit';
  isDeclined: boolean;
  acquirerCode: string | null;
  brand: string | null;
};

/** Null: the holder paid on a provider's page, not by saved card. */
export async function findChargeFacts(
  tx: Transaction,
  paymentId: string,
): Promise<ChargeFacts | null> {
  const { rows } = await tx.query<ChargeFacts>(
    `select initiative, declined_on is not null as "isDeclined", acquirer_code as "acquirerCode",
            nullif(brand, '') as brand
       from token_charge
       left join payment_token token on token.id = token_id
      where payment_id = $1`,
    [paymentId],
  );
  return rows[0] ?? null;
}

/** The days on which charges were declined. */
export async function findDeclinedDays(tx: Transaction, contractId: string): Promise<LocalDate[]> {
  const { rows } = await tx.query<{ day: string }>(
    `select distinct payment_id, declined_on::text as day
       from token_charge
       join instalment_charge using (payment_id)
      where contract_id = $1 and declined_on is not null`,
    [contractId],
  );
  return rows.map(({ day }) => localDate(day));
}

/**
 * What all receipts of a contract share: seller, buyer and the line of the first payment. Null: there is no such
 * payment.
 */
export async function findContractReceipt(
  tx: Transaction,
  { contractId, paymentId }: { contractId: string; paymentId: string },
): Promise<{ frozen: FrozenReceipt; orderNumber: string } | null> {
  const { rows } = await tx.query<{ frozen: FrozenReceipt | null; orderNumber: string }>(
    `select first.receipt as frozen, charged.reference as "orderNumber"
       from monthly_contract contract
       join order_fulfilment done on done.card_order_id = contract.card_order_id
       join payment first on first.id = done.payment_id
       join payment charged on charged.id = $2
      where contract.id = $1`,
    [contractId, paymentId],
  );
  const [row] = rows;
  return row?.frozen ? { frozen: row.frozen, orderNumber: row.orderNumber } : null;
}

export async function updateDueDates(
  tx: Transaction,
  { contractId, dates }: { contractId: string; dates: { number: number; dueOn: string }[] },
): Promise<void> {
  await tx.query(
    `update instalment set due_on = moved.due_on
       from unnest($2::int[], $3::date[]) as moved (number, due_on)
      where contract_id = $1 and instalment.number = moved.number and paid_by is null`,
    [contractId, dates.map(({ number }) => number), dates.map(({ dueOn }) => dueOn)],
  );
}

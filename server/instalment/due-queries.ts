import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Database, Transaction } from '../db/database.ts';

/** Contracts of an account with something due; the one failing first comes first. */
export async function findDueContracts(
  db: Database,
  accountId: string,
  today: LocalDate,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from monthly_contract contract
      where account_id = $1 and withdrawn_at is null
        and exists (select from instalment
                     where contract_id = contract.id and paid_by is null and due_on <= $2)
      order by failing_since nulls last, starts_on`,
    [accountId, today],
  );
  return rows.map(({ id }) => id);
}

/** The contract's last charge to this card, if it was declined after that moment. */
export async function findRecentDecline(
  tx: Transaction,
  input: { contractId: string; tokenId: string | null; after: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select payment.id
       from instalment_charge share
       join payment on payment.id = share.payment_id
       join token_charge charge on charge.payment_id = payment.id
      where share.contract_id = $1 and charge.token_id = $2 and declined_on is not null
        and payment.state = 'failed' and payment.state_at > $3
      order by payment.state_at desc
      limit 1`,
    [input.contractId, input.tokenId, new Date(input.after)],
  );
  return rows[0]?.id ?? null;
}

/** An attempt for the same instalments that was never handed to a provider. */
export async function findUnusedPayment(
  tx: Transaction,
  input: {
    contractId: string;
    numbers: number[];
    providerType: string;
    language: string;
    now: number;
  },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select payment.id
       from instalment_charge share
       join payment on payment.id = share.payment_id
      where share.contract_id = $1 and provider_type = $3 and language = $4
        and state = 'created' and payable_until > $5
        and not exists (select from token_charge where payment_id = payment.id)
      group by payment.id
     having array_agg(number order by number) = $2::int[]
      limit 1`,
    [input.contractId, input.numbers, input.providerType, input.language, new Date(input.now)],
  );
  return rows[0]?.id ?? null;
}

/** Whether a payment is for instalments of a running contract instead of an order. */
export async function isForInstalments(db: Database, paymentId: string): Promise<boolean> {
  const { rows } = await db.query<{ is: boolean }>(
    `select exists (select from instalment_charge where payment_id = $1)
            and not exists (select from payment_order where payment_id = $1) as is`,
    [paymentId],
  );
  return rows[0]?.is ?? false;
}

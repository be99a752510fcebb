import { type Cents, cents } from '../../../domain/base/cents.ts';
import type { Database } from '../../db/database.ts';
import type { Payment } from '../../payment/payment-queries.ts';

export type ChargedPayment = Pick<
  Payment,
  'id' | 'returnKey' | 'stamp' | 'reference' | 'providerType' | 'billing' | 'language' | 'receipt'
> & { amount: number };

export async function findChargedPayment(
  db: Database,
  paymentId: string,
): Promise<ChargedPayment | null> {
  const { rows } = await db.query<ChargedPayment>(
    `select id, return_key as "returnKey", stamp, reference, provider_type as "providerType",
            billing_type as billing, language, amount_cents as amount, receipt
       from payment where id = $1`,
    [paymentId],
  );
  return rows[0] ?? null;
}

export type ChargedInstalment = {
  number: number;
  amount: Cents;
  firstName: string;
  lastName: string;
  emailAddress: string;
};

export async function findChargedInstalments(
  db: Database,
  paymentId: string,
): Promise<ChargedInstalment[]> {
  const { rows } = await db.query<ChargedInstalment>(
    `select share.number, instalment.amount_cents as amount,
            coalesce(holder_first_name, '') as "firstName",
            coalesce(holder_last_name, '') as "lastName", email_address as "emailAddress"
       from instalment_charge share
       join instalment using (contract_id, number)
       join monthly_contract contract on contract.id = share.contract_id
       join museum_card card on card.id = contract.card_id
       join account on account.id = contract.account_id
      where share.payment_id = $1
      order by share.number`,
    [paymentId],
  );
  return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
}

/** Whether another payment for the same purchase is being confirmed. */
export async function isConfirmedElsewhere(db: Database, paymentId: string): Promise<boolean> {
  const { rows } = await db.query(
    `select 1
       from payment_order mine
       join payment_order other on other.card_order_id = mine.card_order_id and other.payment_id <> mine.payment_id
       join payment on payment.id = other.payment_id
      where mine.payment_id = $1 and payment.state in ('unknown', 'pending')
      union all
     select 1
       from instalment_charge mine
       join instalment_charge other
         on other.contract_id = mine.contract_id and other.number = mine.number
        and other.payment_id <> mine.payment_id
       join payment on payment.id = other.payment_id
      where mine.payment_id = $1 and payment.state in ('unknown', 'pending')
      limit 1`,
    [paymentId],
  );
  return rows.length > 0;
}

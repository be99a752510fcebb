import { type Cents, cents } from '../../../../domain/base/cents.ts';
import type { PaymentState } from '../../../../domain/payment/payment-state.ts';
import type { ProviderType } from '../../../../domain/payment/provider.ts';
import type { Database, Transaction } from '../../../db/database.ts';

export type WaitingPayment = {
  personId: string | null;
  state: PaymentState;
  stamp: string;
  reference: string;
  amount: Cents;
  providerType: ProviderType;
  transactionId: string | null;
  /** Time of the next status request to the provider. */
  checkAt: number | null;
};

const SELECT = `
  select payment.state, payment.stamp, payment.reference, payment.amount_cents as amount,
         payment.provider_type as "providerType", payment.transaction_id as "transactionId",
         (extract(epoch from payment.check_at) * 1000)::float8 as "checkAt",
         coalesce((select buyer_account_id from payment_order link
                     join card_order on card_order.id = link.card_order_id
                    where link.payment_id = payment.id limit 1),
                  (select account_id from instalment_charge charge
                     join monthly_contract on monthly_contract.id = charge.contract_id
                    where charge.payment_id = payment.id limit 1)) as "personId"
    from payment
   where payment.id = $1`;

export async function findWaitingPayment(
  db: Database,
  paymentId: string,
): Promise<WaitingPayment | null> {
  const { rows } = await db.query<WaitingPayment>(SELECT, [paymentId]);
  return rows[0] ? { ...rows[0], amount: cents(rows[0].amount) } : null;
}

/** Same lock as the settlement, so that one waits for the other. */
export async function lockPayment(tx: Transaction, paymentId: string): Promise<void> {
  await tx.query('select from payment where id = $1 for no key update', [paymentId]);
}

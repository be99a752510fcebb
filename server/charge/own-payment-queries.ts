import type { Language } from '../../domain/base/language.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import type { Transaction } from '../db/database.ts';

export type OwnPayment = {
  id: string;
  returnKey: string;
  state: PaymentState;
  stamp: string;
  reference: string;
  amount: number;
  language: Language;
  transactionId: string | null;
  handOver: { redirectUrl?: string } | null;
  tokenId: string | null;
  /** The buyer is being sent to the provider's page. */
  isAsked: boolean;
};

/** A payment for the caller's own renewal or instalments. */
export async function lockOwnPayment(
  tx: Transaction,
  input: { paymentId: string; accountId: string; cardId?: string },
): Promise<OwnPayment | null> {
  const { rows } = await tx.query<OwnPayment>(
    `select payment.id, return_key as "returnKey", state, stamp, reference, amount_cents as amount,
            language, transaction_id as "transactionId", hand_over as "handOver",
            charge.token_id as "tokenId", asked_at is not null as "isAsked"
       from payment
       left join token_charge charge on charge.payment_id = payment.id
      where payment.id = $1 and payment.provider_type = 'paytrail'
        and (exists (select from payment_order link
                       join card_order on card_order.id = link.card_order_id
                      where link.payment_id = payment.id and card_order.owner_account_id = $2
                        and card_order.kind = 'renewal' and ($3::uuid is null or card_order.renews_card_id = $3))
             or exists (select from instalment_charge share
                          join monthly_contract contract on contract.id = share.contract_id
                         where share.payment_id = payment.id and contract.account_id = $2
                           and ($3::uuid is null or contract.card_id = $3)))
        for update of payment`,
    [input.paymentId, input.accountId, input.cardId ?? null],
  );
  return rows[0] ?? null;
}

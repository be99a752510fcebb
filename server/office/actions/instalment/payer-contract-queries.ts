import type { Database, Transaction } from '../../../db/database.ts';

export type PayerContract = {
  orderId: string;
  cardId: string;
  /** The payment that bought the card's time. */
  paymentId: string | null;
  isEnded: boolean;
  nextTryAt: string | null;
  failingSince: string | null;
  noticedOn: string | null;
  isOnHold: boolean;
  unpaid: { number: number; dueOn: string; amount: number }[];
};

type ContractKey = { contractId: string; personId: string };

export async function lockPayerContract(tx: Transaction, key: ContractKey): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from monthly_contract where id = $1 and account_id = $2 for update',
    [key.contractId, key.personId],
  );
  return rowCount === 1;
}

export async function findPayerContract(
  db: Database,
  { contractId, personId }: ContractKey,
): Promise<PayerContract | null> {
  const { rows } = await db.query<PayerContract>(
    `select contract.card_order_id as "orderId", contract.card_id as "cardId", done.payment_id as "paymentId",
            withdrawn_at is not null as "isEnded",
            to_char(next_try_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "nextTryAt",
            failing_since::text as "failingSince", noticed_on::text as "noticedOn",
            exists (select from contract_hold
                     where contract_id = contract.id and lifted_at is null) as "isOnHold",
            coalesce((select json_agg(json_build_object('number', number, 'dueOn', due_on, 'amount', amount_cents)
                                      order by number)
                        from instalment where contract_id = contract.id and paid_by is null), '[]') as unpaid
       from monthly_contract contract
       left join order_fulfilment done on done.card_order_id = contract.card_order_id
      where contract.id = $1 and contract.account_id = $2`,
    [contractId, personId],
  );
  return rows[0] ?? null;
}

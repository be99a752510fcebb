import type { Invariant } from './invariant.ts';

export const CONTRACT_INVARIANTS: Invariant[] = [
  {
    promise: 'an instalment after the first is paid by a settled payment that was for it',
    broken: `select instalment.contract_id as id from instalment
               left join instalment_charge share
                 on share.payment_id = paid_by and share.contract_id = instalment.contract_id
                and share.number = instalment.number
              where instalment.number > 1 and paid_by is not null and share.payment_id is null`,
  },
  {
    promise: 'a settled payment for instalments paid each of them, and asked for their sum',
    broken: `select payment.id from payment_settlement settled
               join payment on payment.id = settled.payment_id
               join instalment_charge share on share.payment_id = payment.id
               join instalment using (contract_id, number)
              group by payment.id
             having bool_or(paid_by is distinct from payment.id)
                 or payment.amount_cents <> sum(instalment.amount_cents)`,
  },
  {
    // One that the holder did not confirm counts for a day.
    promise: 'no more than one charge of an instalment to a saved card is under way',
    broken: `with live as (select share.contract_id, share.number, payment.id, state, state_at, created_at
                             from instalment_charge share
                             join payment on payment.id = share.payment_id
                             join token_charge charge on charge.payment_id = payment.id
                            where state in ('created', 'open', 'unknown', 'pending'))
             select distinct first.contract_id as id
               from live first
               join live second using (contract_id, number)
              where first.id <> second.id and first.created_at <= second.created_at
                and (second.created_at < first.created_at + interval '1 day'
                     or (first.state in ('unknown', 'pending') and first.state_at <= second.created_at))`,
  },
  {
    promise:
      'a monthly contract has twelve instalments, here or paid elsewhere, and the first one is paid',
    broken: `select contract.id from monthly_contract contract
               join instalment on contract_id = contract.id
              group by contract.id
             having count(*) + contract.paid_elsewhere <> 12 or bool_or(number = 1 and paid_by is null)
                 or min(number) <> contract.paid_elsewhere + 1`,
  },
];

import type { Invariant } from './invariant.ts';

export const WITHDRAWAL_INVARIANTS: Invariant[] = [
  {
    promise: 'what goes back of a withdrawn order is what its buyer was told',
    broken: `select withdrawal.payment_id as id from withdrawal
               left join refund_need need
                 on need.reason = 'withdrawn'
                and (need.payment_id = withdrawal.payment_id
                     or need.payment_id in (
                          select paid_by from withdrawn_order gone
                            join monthly_contract contract on contract.card_order_id = gone.card_order_id
                            join instalment on contract_id = contract.id
                           where gone.payment_id = withdrawal.payment_id))
              group by withdrawal.payment_id
             having coalesce(sum(need.amount_cents), 0) <> withdrawal.refund_cents`,
  },
  {
    promise:
      'what was withdrawn gives no time, opens no card, is charged no more, and was receipted by one mail',
    broken: `select gone.card_order_id as id from withdrawn_order gone
               join order_fulfilment done on done.card_order_id = gone.card_order_id
               left join claimable_card claimable on claimable.card_id = done.card_id
               left join card_redemption redeemed on redeemed.card_id = done.card_id
               left join monthly_contract contract on contract.card_order_id = gone.card_order_id
               join card_order on card_order.id = gone.card_order_id
              where (card_order.kind = 'gift' and claimable.taken_back_at is null)
                 or (contract.id is not null and contract.withdrawn_at is null)
                 or not exists (select from card_ledger_entry entry
                                 where entry.card_id = done.card_id
                                   and entry.refunds = 'payment:' || gone.payment_id)
                 or (merged_into_card_id is not null
                     and not exists (select from card_ledger_entry entry
                                      where entry.card_id = merged_into_card_id
                                        and entry.refunds = 'gift:' || done.card_id))
                 or (select count(*) from mail_outbox
                      where idempotency_key = 'withdrawal:' || gone.payment_id) <> 1`,
  },
];

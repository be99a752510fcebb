import type { Invariant } from './invariant.ts';

export const SNAPSHOT_INVARIANTS: Invariant[] = [
  {
    promise: 'what a payment pays for, its receipt and its sum are the same money',
    broken: `select payment.id from payment
               join lateral (select sum(price_cents * units) as cents from payment_order
                              where payment_id = payment.id) bought on bought.cents is not null
               left join lateral (
                 select sum((line ->> 'units')::int * (line ->> 'unitPrice')::int) as cents
                   from jsonb_array_elements(receipt -> 'lines') line) receipted on true
              where bought.cents <> amount_cents or receipted.cents is distinct from amount_cents`,
  },
  {
    promise: 'a limited code was not used more often than it may, counted over what was fulfilled',
    broken: `select code.id from campaign_code code
               join campaign on campaign.id = code.campaign_id
               join payment_order link on link.campaign_code_id = code.id
               join order_fulfilment done using (payment_id, card_order_id)
              where campaign.use_limit is not null
              group by code.id, campaign.use_limit
             having sum(link.units) > campaign.use_limit`,
  },
  {
    promise: 'a card bought for oneself has the holder and the plastic card that were paid for',
    broken: `select card.id from order_fulfilment done
               join payment_order paid using (payment_id, card_order_id)
               join card_order on card_order.id = done.card_order_id and card_order.kind = 'standard'
               join museum_card card on card.id = done.card_id
              -- of an account that was deleted neither is left
              where card.holder_first_name <> '–'
                and ((card.holder_first_name, card.holder_last_name)
                       is distinct from (paid.details #>> '{buyer,firstName}', paid.details #>> '{buyer,lastName}')
                     or exists (select from plastic_card_order
                                 where card_id = card.id and cause = 'payment:' || done.payment_id)
                        = (paid.details ->> 'plasticCardOptOut')::boolean)`,
  },
  {
    promise: 'a payment that can still be paid says until when, and no other does',
    broken: `select id from payment
              where (payable_until is null) <> (state in ('paid', 'refundNeeded', 'refunded'))`,
  },
];

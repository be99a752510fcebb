import type { Invariant } from './invariant.ts';

export const CARD_INVARIANTS: Invariant[] = [
  {
    promise:
      'a card bought by a payment has one ledger entry for it, and such an entry has its payment',
    broken: `select entry.card_id as id from card_ledger_entry entry
              where entry.cause like 'payment:%' and entry.kind = 'bought'
                and not exists (select from payment_settlement
                                 where 'payment:' || payment_id = entry.cause)
                and not exists (select from museum_card where id = entry.card_id
                                  and not exists (select from order_fulfilment where card_id = museum_card.id))
             union all
             select done.card_id from order_fulfilment done
              where done.card_id is not null
                and not exists (select from card_ledger_entry entry
                                 where entry.card_id = done.card_id
                                   and entry.cause = 'payment:' || done.payment_id)`,
  },
  {
    promise: 'time that a card brought along names the import, and counts once',
    broken: `select entry.card_id as id from card_ledger_entry entry
              where entry.kind = 'imported'
                and not exists (select from card_ledger_void where entry_id = entry.id)
              group by entry.card_id
             having count(*) > 1 or bool_or(entry.cause !~ '^import:[0-9a-f-]{36}:[0-9]+$')`,
  },
  {
    promise: 'what was imported has no payment here, and what has none was imported',
    broken: `select card_order.id from card_order
              where is_imported and exists (select from order_fulfilment where card_order_id = card_order.id)
             union all
             select contract.id from monthly_contract contract
               join card_order on card_order.id = contract.card_order_id
              where is_imported <> (paid_elsewhere > 0)`,
  },
  {
    promise: 'every paid gift is a card that waits for its recipient, and none was sent unpaid',
    broken: `select done.card_order_id as id from order_fulfilment done
               join card_order on card_order.id = done.card_order_id
               left join claimable_card claimable on claimable.card_id = done.card_id
              where card_order.kind = 'gift' and claimable.card_id is null
             union all
             select sending.card_order_id from gift_sending sending
               left join order_fulfilment done on done.card_order_id = sending.card_order_id
              where done.card_order_id is null`,
  },
  {
    promise: 'no card has a number that was taken from a card',
    broken: `select card.id from museum_card card
               join former_card_number former using (customer_number)`,
  },
  {
    promise: 'a gift was mailed as often as it was sent',
    broken: `select sending.card_order_id as id from gift_sending sending
               left join mail_outbox mail
                 on mail.idempotency_key = 'gift:' || sending.card_order_id || ':' || sending.number
              where mail.id is null`,
  },
  {
    promise: 'a paid renewal prolonged its card once',
    broken: `select done.card_order_id as id from order_fulfilment done
               join card_order on card_order.id = done.card_order_id
              where card_order.kind = 'renewal'
                and (select count(*) from card_ledger_entry entry
                      where entry.card_id = card_order.renews_card_id
                        and entry.cause = 'payment:' || done.payment_id
                        and entry.kind in ('renewedWhileValid', 'renewedAfterExpiry')) <> 1`,
  },
  {
    promise: 'the kept end of a card exists for every card with a ledger',
    broken: `select distinct entry.card_id as id from card_ledger_entry entry
               left join card_validity using (card_id)
              where card_validity.card_id is null`,
  },
  {
    promise:
      'a card that was made somebody’s own is registered or merged, and its year was moved once',
    broken: `select redeemed.card_id as id from card_redemption redeemed
               join museum_card card on card.id = redeemed.card_id
              where (card.registered_at is null and merged_into_card_id is null)
                 or merged_into_card_id is not null and (
                      not exists (select from card_ledger_entry entry
                                   where entry.card_id = merged_into_card_id and entry.kind = 'giftMerged'
                                     and entry.cause = 'gift:' || redeemed.card_id)
                      or exists (select from card_validity
                                  where card_id = redeemed.card_id
                                    and (valid_until is not null or waits_for_first_visit)))`,
  },
  {
    promise:
      'a claimable card with a holder was redeemed, and one taken back was not, unless its order was withdrawn',
    broken: `select claimable.card_id as id from claimable_card claimable
               join museum_card card on card.id = claimable.card_id
               left join card_redemption redeemed on redeemed.card_id = claimable.card_id
              where (card.registered_at is not null and redeemed.card_id is null)
                 or (claimable.taken_back_at is not null and redeemed.card_id is not null
                     and not exists (select from order_fulfilment done
                                       join withdrawn_order using (card_order_id)
                                      where done.card_id = claimable.card_id))`,
  },
  {
    promise:
      'a paid company order has a card with time for every seat, and as many seats as were ordered',
    broken: `select ordered.id from company_order ordered
               left join order_fulfilment done on done.card_order_id = ordered.card_order_id
               left join company_seat seat on seat.order_id = ordered.id
               join card_order on card_order.id = ordered.card_order_id
               left join card_ledger_entry entry
                 on entry.card_id = seat.card_id and entry.kind = case when is_imported then 'imported' else 'bought' end
                and not exists (select from card_ledger_void where entry_id = entry.id)
              group by ordered.id, done.card_order_id, is_imported
             having count(seat.card_id) <> ordered.units
                 or bool_or((done.card_order_id is null and not is_imported) <> (entry.card_id is null))
             union all
             select done.card_order_id from order_fulfilment done
               join card_order on card_order.id = done.card_order_id
              where card_order.kind = 'companyOrder' and done.card_id is null
                and not exists (select from company_order where card_order_id = done.card_order_id)`,
  },
  {
    promise: 'no code opens a card whose whole payment staff has sent back',
    broken: `select claimable.card_id as id from refund_need need
               join order_fulfilment done on done.payment_id = need.payment_id
               left join company_order ordered on ordered.card_order_id = done.card_order_id
               left join company_seat seat on seat.order_id = ordered.id
               join claimable_card claimable on claimable.card_id = coalesce(done.card_id, seat.card_id)
              where need.is_whole and claimable.taken_back_at is null
                and not exists (select from card_redemption where card_id = claimable.card_id)`,
  },
  {
    promise: 'a claimed card of a company order was given out, and counts as that',
    broken: `select seat.card_id as id from company_seat seat
               join card_redemption redeemed on redeemed.card_id = seat.card_id
              where email_address is null and handed_out_at is null and closed_at is null`,
  },
];

import type { Database } from '../db/database.ts';

/** A promise about money, and a query that finds whatever breaks it. */
type Invariant = { promise: string; broken: string };

const INVARIANTS: Invariant[] = [
  {
    promise: 'a payment is paid exactly when it is settled',
    broken: `select payment.id from payment
               left join payment_settlement on payment_id = payment.id
              where (state in ('paid') ) <> (payment_id is not null)
                and not (state in ('refunded', 'refundNeeded') and payment_id is not null)`,
  },
  {
    promise: 'a settled payment brought about everything that it pays for',
    broken: `select link.payment_id as id from payment_settlement settled
               join payment_event link using (payment_id)
               left join event_fulfilment done
                 on done.event_id = link.event_id and done.payment_id = settled.payment_id
              where done.event_id is null`,
  },
  {
    promise: 'nothing was brought about without a settled payment for it',
    broken: `select done.event_id as id from event_fulfilment done
               left join payment_event link
                 on link.event_id = done.event_id and link.payment_id = done.payment_id
              where link.payment_id is null`,
  },
  {
    promise:
      'a card bought by a payment has one ledger entry for it, and such an entry has its payment',
    broken: `select entry.card_id as id from card_ledger_entry entry
              where entry.cause like 'payment:%' and entry.kind = 'bought'
                and not exists (select from payment_settlement
                                 where 'payment:' || payment_id = entry.cause)
                and not exists (select from museum_card where id = entry.card_id
                                  and not exists (select from event_fulfilment where card_id = museum_card.id))
             union all
             select done.card_id from event_fulfilment done
              where done.card_id is not null
                and not exists (select from card_ledger_entry entry
                                 where entry.card_id = done.card_id
                                   and entry.cause = 'payment:' || done.payment_id)`,
  },
  {
    promise:
      'a payment asked for the price of what it pays for, or an earlier price of the same order',
    broken: `select payment.id from payment
               join payment_event link on link.payment_id = payment.id
               join museum_card_event event on event.id = link.event_id
              group by payment.id
             having payment.amount_cents > sum(event.list_price_cents * event.units)`,
  },
  {
    promise: 'money that came a second time is flagged for refund',
    broken: `select payment.id from payment
               left join refund_need need on need.payment_id = payment.id
              where state = 'refundNeeded' and need.payment_id is null`,
  },
  {
    promise: 'a settled purchase has one confirmation mail',
    broken: `select settled.payment_id as id from payment_settlement settled
               join payment on payment.id = settled.payment_id
              where payment.process_type in ('standard', 'gift', 'renewal')
                and not exists (select from instalment_charge share
                                 where share.payment_id = settled.payment_id)
                and (select count(*) from mail_outbox
                      where event_key = 'purchase:' || settled.payment_id) <> 1`,
  },
  {
    promise: 'every paid gift is a card that waits for its recipient, and none was sent unpaid',
    broken: `select done.event_id as id from event_fulfilment done
               join museum_card_event event on event.id = done.event_id
               left join claimable_card claimable on claimable.card_id = done.card_id
              where event.kind = 'gift' and claimable.card_id is null
             union all
             select sending.event_id from gift_sending sending
               left join event_fulfilment done on done.event_id = sending.event_id
              where done.event_id is null`,
  },
  {
    promise: 'a gift was mailed as often as it was sent',
    broken: `select sending.event_id as id from gift_sending sending
               left join mail_outbox mail
                 on mail.event_key = 'gift:' || sending.event_id || ':' || sending.number
              where mail.id is null`,
  },
  {
    promise: 'a payment is refunded exactly when its refund is done',
    broken: `select payment.id from payment
               left join refund on refund.payment_id = payment.id
              where (payment.state = 'refunded') <> (coalesce(refund.state, '') = 'done')`,
  },
  {
    promise: 'a paid renewal prolonged its card once',
    broken: `select done.event_id as id from event_fulfilment done
               join museum_card_event event on event.id = done.event_id
              where event.kind = 'renewal'
                and (select count(*) from card_ledger_entry entry
                      where entry.card_id = event.renews_card_id
                        and entry.cause = 'payment:' || done.payment_id
                        and entry.kind in ('renewedWhileValid', 'renewedAfterExpiry')) <> 1`,
  },
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
    promise: 'no more than one charge of an instalment is under way',
    broken: `select share.contract_id as id from instalment_charge share
               join payment on payment.id = share.payment_id
              where state in ('created', 'open', 'unknown', 'pending')
              group by share.contract_id, share.number
             having count(*) > 1`,
  },
  {
    promise: 'a monthly contract has twelve instalments and the first one is paid',
    broken: `select contract.id from monthly_contract contract
               join instalment on contract_id = contract.id
              group by contract.id
             having count(*) <> 12 or bool_or(number = 1 and paid_by is null)`,
  },
  {
    promise: 'what goes back of a withdrawn order is what its buyer was told',
    broken: `select withdrawal.payment_id as id from withdrawal
               left join refund_need need
                 on need.reason = 'withdrawn'
                and (need.payment_id = withdrawal.payment_id
                     or need.payment_id in (
                          select paid_by from withdrawn_event gone
                            join monthly_contract contract on contract.event_id = gone.event_id
                            join instalment on contract_id = contract.id
                           where gone.payment_id = withdrawal.payment_id))
              group by withdrawal.payment_id
             having coalesce(sum(need.amount_cents), 0) <> withdrawal.refund_cents`,
  },
  {
    promise:
      'what was withdrawn gives no time, opens no card, is charged no more, and was receipted by one mail',
    broken: `select gone.event_id as id from withdrawn_event gone
               join event_fulfilment done on done.event_id = gone.event_id
               left join claimable_card claimable on claimable.card_id = done.card_id
               left join monthly_contract contract on contract.event_id = gone.event_id
               join museum_card_event event on event.id = gone.event_id
              where (event.kind = 'gift' and claimable.taken_back_at is null)
                 or (contract.id is not null and contract.withdrawn_at is null)
                 or not exists (select from card_ledger_entry entry
                                 where entry.card_id = done.card_id
                                   and entry.refunds = 'payment:' || gone.payment_id)
                 or (select count(*) from mail_outbox
                      where event_key = 'withdrawal:' || gone.payment_id) <> 1`,
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
    promise: 'a claimable card with a holder was redeemed, and a card taken back was not',
    broken: `select claimable.card_id as id from claimable_card claimable
               join museum_card card on card.id = claimable.card_id
               left join card_redemption redeemed on redeemed.card_id = claimable.card_id
              where (card.registered_at is not null and redeemed.card_id is null)
                 or (claimable.taken_back_at is not null and redeemed.card_id is not null)`,
  },
  {
    promise:
      'a paid company order has a card with time for every seat, and as many seats as were ordered',
    broken: `select ordered.id from company_order ordered
               left join event_fulfilment done on done.event_id = ordered.event_id
               left join company_seat seat on seat.order_id = ordered.id
               left join card_ledger_entry entry on entry.card_id = seat.card_id and entry.kind = 'bought'
              group by ordered.id, done.event_id
             having count(seat.card_id) <> ordered.units
                 or bool_or((done.event_id is null) <> (entry.card_id is null))
             union all
             select done.event_id from event_fulfilment done
               join museum_card_event event on event.id = done.event_id
              where event.kind = 'companyOrder' and done.card_id is null
                and not exists (select from company_order where event_id = done.event_id)`,
  },
];

export type Breach = { promise: string; ids: string[] };

/** Empty when money and cards agree. Runs on any database, while it is in use too. */
export async function checkInvariants(db: Database): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { promise, broken } of INVARIANTS) {
    const { rows } = await db.query<{ id: string }>(`${broken} limit 20`);
    if (rows.length > 0) breaches.push({ promise, ids: rows.map(({ id }) => id) });
  }
  return breaches;
}

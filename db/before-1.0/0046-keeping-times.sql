-- Every table has a keeping time (docs/keeping-times.md). What the clean-up looks for is found by an index, so that
-- its cost follows what is due and not what has been sold.

-- When the clean-up looks at an order next: 30 days after it was made, then either it is forgotten, or it was paid and
-- is looked at once more when the books no longer need its names. Null: there is nothing left to forget.
alter table museum_card_event add column look_at timestamptz default now() + interval '30 days';
update museum_card_event event
   set look_at = case when forgotten_at is not null then null
                      when exists (select from event_fulfilment done where done.event_id = event.id)
                      then created_at + interval '7 years'
                      else changed_at + interval '30 days' end;
drop index museum_card_event_to_forget;
create index museum_card_event_to_look_at on museum_card_event (look_at) where look_at is not null;
create index museum_card_event_forgotten on museum_card_event (forgotten_at) where forgotten_at is not null;

-- Whether the first sending is still to come. Looked for every minute: the index holds only those.
alter table gift add column is_waiting boolean not null default true;
update gift set is_waiting = false
 where exists (select from gift_sending where event_id = gift.event_id)
    or exists (select from event_fulfilment done
                 left join card_redemption redeemed on redeemed.card_id = done.card_id
                 join claimable_card claimable on claimable.card_id = done.card_id
                where done.event_id = gift.event_id
                  and (redeemed.card_id is not null or claimable.taken_back_at is not null));
drop index gift_to_send;
create index gift_to_send on gift (coalesce(send_at, '-infinity'::timestamptz)) where is_digital and is_waiting;

-- The funnel is asked about days, in the calendar of Helsinki.
create index payment_settlement_by_day on payment_settlement (((settled_at at time zone 'Europe/Helsinki')::date));
-- Charges that were sent and never answered; every other payment has been told of.
create index payment_lost on payment (state_at) where state = 'unknown' and transaction_id is null;

create index payment_signal_by_time on payment_signal (last_received_at);
create index mail_outbox_by_time on mail_outbox (queued_at);
create index payment_report_by_time on payment_report (asked_at);
create index card_saving_by_time on card_saving (created_at);
create index card_saving_of_account on card_saving (account_id);
create index tracked_purchase_by_time on tracked_purchase (claimed_at);
create index staff_look_by_time on staff_look (looked_at);
create index sandbox_visit_by_time on sandbox_visit (visited_at);
create index purchase_draft_saved_at on purchase_draft (saved_at);
create index payment_token_revoked on payment_token (revoked_at) where revoked_at is not null;
create index payment_hand_over_by_time on payment (state_at) where hand_over is not null;

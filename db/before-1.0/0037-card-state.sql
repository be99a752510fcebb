-- The operator closed the card, for example because it was lost; null: open.
alter table museum_card add column blocked_at timestamptz;

-- What gave the card its time was paid back, and nothing has given it time since: kept with the fold, like its end.
alter table card_validity add column is_refunded boolean not null default false;
update card_validity validity
   set is_refunded = true
  from card_ledger_entry refund
 where refund.card_id = validity.card_id
   and refund.kind = 'refund'
   and not validity.waits_for_first_visit
   and (validity.valid_until is null or validity.valid_until < refund.occurred_on)
   and not exists (select from card_ledger_void where entry_id = refund.id)
   and not exists (select from card_ledger_entry later
                    where later.card_id = refund.card_id
                      and later.kind not in ('registered', 'firstVisit', 'refund')
                      and later.occurred_on > refund.occurred_on
                      and not exists (select from card_ledger_void where entry_id = later.id));

alter table visit
  drop constraint visit_offline_verdict_check,
  add constraint visit_offline_verdict_check check (offline_verdict in (
    'valid', 'visitedToday', 'expired', 'notActive', 'onHold', 'blocked', 'refunded'));

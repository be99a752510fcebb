-- An order that its buyer withdrew from: once, with what was reckoned then. Its effects stand in the same transaction.
create table withdrawal (
  payment_id uuid primary key references payment_settlement,
  withdrawn_at timestamptz not null,
  paid_cents integer not null check (paid_cents > 0),
  -- what the holder had of it already
  used_cents integer not null check (used_cents between 0 and paid_cents),
  refund_cents integer generated always as (paid_cents - used_cents) stored
);

-- Which of the things that a payment paid for: a gift that somebody has taken stays theirs.
create table withdrawn_event (
  event_id uuid primary key references museum_card_event,
  payment_id uuid not null references withdrawal
);
create index withdrawn_event_of_payment on withdrawn_event (payment_id);

-- The buyer asked that the card work at once. Without it nothing may be taken off a refund.
alter table museum_card_event add column start_requested_at timestamptz;

-- Not posted yet, and not wanted any more.
alter table plastic_card_order add column cancelled_at timestamptz;
drop index plastic_card_order_waiting;
create index plastic_card_order_waiting on plastic_card_order (ordered_at)
  where sent_to_production_at is null and cancelled_at is null;

-- Who saw to a refund that the provider could not send by itself.
alter table refund add column ended_by uuid references account on delete set null;

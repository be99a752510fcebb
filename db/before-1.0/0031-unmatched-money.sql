-- What a message about a payment told, once its signature was checked; null while it is not known to be genuine.
alter table payment_signal
  add column stamp text,
  add column status text,
  add column amount_cents integer;
create index payment_signal_of_money on payment_signal (stamp) where status = 'ok';

-- Genuine money that fits no payment of ours: never dropped, a person sees to each.
create table unmatched_money (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('paytrail', 'epassi', 'smartum')),
  stamp text not null,
  transaction_id text not null default '',
  reference text,
  -- null: the provider does not sign it
  amount_cents integer,
  reason text not null check (reason in ('unknownPayment', 'otherSum', 'otherReference', 'otherTransaction')),
  -- the payment that it may have been meant for
  payment_id uuid references payment on delete set null,
  came_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references account on delete set null,
  -- told by redirect and callback, it is the same money
  constraint the_same_money_is_one_row unique (channel, stamp, transaction_id)
);
create index unmatched_money_to_look_at on unmatched_money (came_at) where ended_at is null;
create index unmatched_money_of_payment on unmatched_money (payment_id) where payment_id is not null;

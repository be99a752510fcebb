-- Money that must go back.
create table refund_need (
  payment_id uuid not null references payment,
  reason text not null
    check (reason in
      ('paidTwice', 'withdrawn', 'orderForgotten', 'codeUsedUp', 'codeUsedByBuyer', 'otherSum', 'staff')),
  amount_cents integer not null check (amount_cents > 0),
  flagged_at timestamptz not null,
  id uuid primary key,
  action_id uuid references staff_action,
  -- false: a part of the money; the payment stays paid, and what it bought stays
  is_whole boolean not null default true,
  -- set by a trigger, for the index of open refunds
  is_done boolean not null default false,
  constraint refund_of_staff_has_its_action check ((reason = 'staff') = (action_id is not null)),
  constraint refund_is_named_by_its_cause check (id = coalesce(action_id, payment_id))
);
create index refund_need_of_payment on refund_need (payment_id);
create index refund_need_open on refund_need (flagged_at) where not is_done;
create index refund_need_of_action on refund_need (action_id) where action_id is not null;
create index refund_need_handled on refund_need (flagged_at)
  where is_done and reason not in ('paidTwice', 'withdrawn');

-- Money on its way back. Written before the provider is called, once.
create table refund (
  need_id uuid primary key references refund_need,
  -- in the address of the provider's callback
  key text not null unique,
  stamp text not null default gen_random_uuid()::text unique,
  -- sent: no answer yet, it may have gone; byHand: the provider has no way, a person must send it
  state text not null check (state in ('sent', 'pending', 'done', 'byHand')),
  sent_at timestamptz,
  ended_at timestamptz,
  -- who handled a refund that the provider could not send
  ended_by uuid references account on delete set null
);
create index refund_to_look_at on refund (sent_at) where state <> 'done';
create index refund_ended_by on refund (ended_by) where ended_by is not null;
create index refund_handled on refund (ended_at) where ended_by is not null;

-- How much of one payment a role refunds without a second person. A role without a row: nothing.
create table refund_limit (
  role text primary key,
  limit_cents integer not null check (limit_cents >= 0)
);
insert into refund_limit (role, limit_cents) values ('agent', 0), ('seniorAgent', 10000), ('finance', 30000);

-- Refunds that a person sent, with the reference of the bank or the provider: a transfer never counts twice.
create table refund_by_hand (
  need_id uuid primary key references refund_need,
  action_id uuid not null references staff_action,
  reference text not null check (reference <> '') unique,
  paid_on date not null,
  marked_at timestamptz not null,
  -- the letter leaves when the mark can no longer be undone
  told_at timestamptz
);
create index refund_by_hand_of_action on refund_by_hand (action_id);
create index refund_by_hand_to_tell on refund_by_hand (marked_at) where told_at is null;

-- The payer's account number for a refund by hand, sealed, and deleted after use.
create table refund_account (
  need_id uuid primary key references refund_need,
  sealed bytea not null,
  given_at timestamptz not null
);
create index refund_account_given_at on refund_account (given_at);

-- Concurrent refunds of a payment wait for each other: together never more than was paid.
create function refunds_stay_within_payment() returns trigger language plpgsql as $$
begin
  if new.reason = 'otherSum' then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended(new.payment_id::text, 92));
  if new.amount_cents + coalesce((select sum(amount_cents) from refund_need
                                   where payment_id = new.payment_id and reason <> 'otherSum' and id <> new.id), 0)
     > (select amount_cents from payment where id = new.payment_id) then
    raise exception 'more would go back than was paid';
  end if;
  return new;
end
$$;
create trigger refunds_stay_within_payment before insert or update of amount_cents on refund_need
  for each row execute function refunds_stay_within_payment();

create function note_refund_done() returns trigger language plpgsql as $$
begin
  update refund_need set is_done = true where id = new.need_id;
  return null;
end
$$;
create trigger note_refund_done after insert or update of state on refund
  for each row when (new.state = 'done') execute function note_refund_done();

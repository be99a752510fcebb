-- A paid purchase that its buyer withdrew from: once, in one transaction with its effects.
create table withdrawal (
  payment_id uuid primary key references payment_settlement,
  withdrawn_at timestamptz not null,
  paid_cents integer not null check (paid_cents > 0),
  -- the used share
  used_cents integer not null,
  refund_cents integer generated always as (paid_cents - used_cents) stored,
  check (used_cents between 0 and paid_cents)
);

-- Which orders of the payment: a gift that was activated may stay with its recipient.
create table withdrawn_order (
  card_order_id uuid primary key references card_order,
  payment_id uuid not null references withdrawal
);
create index withdrawn_order_of_payment on withdrawn_order (payment_id);

-- A buyer's statement, in force from this moment. The order is matched afterwards.
create table withdrawal_statement (
  id uuid primary key default gen_random_uuid(),
  stated_at timestamptz not null,
  -- the day in Finland
  stated_on date not null,
  name text not null,
  -- as typed, in capitals; empty when the buyer does not know it
  order_number text not null,
  email_address text not null,
  what text not null check (what in ('card', 'gift', 'renewal')),
  language text not null check (language in ('fi', 'sv', 'en')),
  -- the paid order of that number, if it was bought with that address
  payment_id uuid references payment_settlement,
  -- carried out, or handled by the office
  ended_at timestamptz,
  ended_by uuid references account on delete set null
);
create unique index one_statement_for_an_order on withdrawal_statement (order_number, email_address)
  where order_number <> '';
create unique index one_statement_a_day_without_number on withdrawal_statement (email_address, stated_on)
  where order_number = '';
create index withdrawal_statement_waiting on withdrawal_statement (stated_at) where ended_at is null;
create index withdrawal_statement_old on withdrawal_statement (stated_at);
create index withdrawal_statement_of_payment on withdrawal_statement (payment_id) where payment_id is not null;
create index withdrawal_statement_ended_by on withdrawal_statement (ended_by)
  where ended_by is not null;

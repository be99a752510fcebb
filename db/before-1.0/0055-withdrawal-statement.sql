-- A buyer states that they withdraw: it counts from this moment. Whose order it is, is found out afterwards.
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
  -- carried out, or seen to by somebody of the office
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

-- Of an envelope the fourteen days count from its receipt: so many days after it was posted.
alter table scheme add column envelope_delivery_days integer not null default 7
  check (envelope_delivery_days between 0 and 60);

-- Somebody wrote to customer service: one case, with what was written on both sides.
create table contact_case (
  id uuid primary key default gen_random_uuid(),
  -- said in letters and on the phone
  number integer not null generated always as identity (start with 1001) unique,
  -- chosen by the browser: the same form sent twice is one case
  request_key uuid not null unique,
  subject text not null check (subject in ('card', 'payment', 'gift', 'company', 'privacy', 'other')),
  language language_code not null,
  -- in lower case
  email_address text not null check (email_address = lower(email_address)),
  -- as typed, in capitals; empty when there is none
  order_number text not null default '' check (length(order_number) <= 40),
  -- who wrote while signed in, or whose address was given
  account_id uuid references account on delete cascade,
  -- false: anybody may have typed the address
  is_signed_in boolean not null,
  opened_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references account on delete set null
);
create index contact_case_waiting on contact_case (opened_at, id) where ended_at is null;
create index contact_case_ended on contact_case (ended_at) where ended_at is not null;
create index contact_case_by_time on contact_case (opened_at);
create index contact_case_of_account on contact_case (account_id) where account_id is not null;
create index contact_case_of_address on contact_case (email_address);
create index contact_case_ended_by on contact_case (ended_by);

create table contact_message (
  -- of an answer chosen by the browser: sent twice it is one answer
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references contact_case on delete cascade,
  written_at timestamptz not null,
  is_answer boolean not null,
  -- of an answer; null when they have left
  staff_account_id uuid references account on delete set null,
  body text not null check (length(body) between 1 and 4000)
);
create index contact_message_of_case on contact_message (case_id, written_at);
create index contact_message_of_staff on contact_message (staff_account_id);

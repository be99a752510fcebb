-- One museum card, from the moment it is made to its last renewal.
create table museum_card (
  id uuid primary key default gen_random_uuid(),
  customer_number text not null,
  -- drawn on the server from a keyed hash, so the picture does not give the number away
  ryijy_seed bigint not null check (ryijy_seed between 0 and 4294967295),
  -- who may see and renew it; a card outlives the account of its holder
  holder_account_id uuid references account on delete set null,
  -- fixed at registration: cards are made automatically with these
  holder_first_name text,
  holder_last_name text,
  holder_year_of_birth integer,
  registered_at timestamptz,
  -- the SHA-256 of the secret that opens a card bought for someone else
  activation_code_hash bytea,
  created_at timestamptz not null default now(),
  constraint customer_number_is_16_digits check (customer_number ~ '^[1-9][0-9]{15}$'),
  constraint one_card_for_a_number unique (customer_number),
  constraint one_card_for_an_activation_code unique (activation_code_hash),
  constraint activation_code_is_hashed check (octet_length(activation_code_hash) = 32),
  constraint registered_card_has_a_holder check (
    (registered_at is null) = (holder_first_name is null) and
    (registered_at is null) = (holder_last_name is null) and
    (registered_at is null) = (holder_year_of_birth is null)
  )
);
-- Who holds a card buys no second one.
create unique index one_card_for_an_account on museum_card (holder_account_id);

-- Why a card is valid as long as it is. Rows are added, never changed; the end is their fold.
create table card_ledger_entry (
  id bigint generated always as identity primary key,
  card_id uuid not null references museum_card,
  kind text not null check (kind in ('bought', 'campaignMonths', 'giftMerged', 'registered',
    'renewedWhileValid', 'renewedAfterExpiry', 'goodwill', 'firstVisit', 'refund')),
  -- 'payment:…', 'visit:…', 'gift:…': a cause extends a card once
  cause text not null check (cause <> ''),
  occurred_on date not null,
  months integer not null default 0 check (months between 0 and 120),
  days integer not null default 0 check (days between 0 and 3660),
  starts_at_once boolean not null default false,
  refunds text,
  recorded_at timestamptz not null default now(),
  constraint one_entry_for_a_cause unique (card_id, cause),
  constraint only_a_refund_refunds check ((kind = 'refund') = (refunds is not null))
);

-- An entry that turned out to be a slip, such as a visit undone at the desk: it no longer counts.
create table card_ledger_void (
  entry_id bigint primary key references card_ledger_entry,
  reason text not null check (reason <> ''),
  voided_at timestamptz not null default now()
);

create function ledger_is_never_rewritten() returns trigger language plpgsql as $$
begin
  raise exception 'a ledger entry is never changed or removed: add another, or void it';
end
$$;
create trigger ledger_entry_stays before update or delete or truncate on card_ledger_entry
  for each statement execute function ledger_is_never_rewritten();
create trigger ledger_void_stays before update or delete or truncate on card_ledger_void
  for each statement execute function ledger_is_never_rewritten();

-- The fold of the ledger, kept for questions about many cards (who ends next month). Written with every
-- entry in the same transaction and by nothing else; it can be made again from the ledger at any time.
create table card_validity (
  card_id uuid primary key references museum_card,
  starts_on date,
  valid_until date,
  waits_for_first_visit boolean not null,
  constraint a_waiting_card_has_no_end check (not waits_for_first_visit or valid_until is null)
);
create index card_validity_by_end on card_validity (valid_until);

create table visit (
  -- made by the desk's device, so that a visit sent twice is one visit
  id uuid primary key,
  card_id uuid not null references museum_card,
  museum_id uuid not null references museum,
  visited_on date not null,
  -- 0 for the first of the day; the clerk may record another on purpose
  repeat_number integer not null default 0 check (repeat_number >= 0),
  recorded_at timestamptz not null default now(),
  -- the clerk; a mark without a reference, so that closing any account need not search all visits
  recorded_by uuid,
  constraint one_visit_for_a_museum_and_day unique (card_id, museum_id, visited_on, repeat_number)
);
create index visit_of_museum on visit (museum_id, visited_on);

create table plastic_card_order (
  id uuid primary key default gen_random_uuid(),
  card_id uuid not null references museum_card,
  -- what brought the order about: one plastic card for one cause
  cause text not null,
  recipient_name text not null,
  street_address text not null,
  zip_code text not null,
  city text not null,
  ordered_at timestamptz not null default now(),
  sent_to_production_at timestamptz,
  posted_at timestamptz,
  constraint one_plastic_card_for_a_cause unique (card_id, cause)
);
create index plastic_card_order_waiting on plastic_card_order (ordered_at)
  where sent_to_production_at is null;

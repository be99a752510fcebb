-- A saved payment card. The token is sealed with the portal's key; brand, last four digits and expiry are for showing.
create table payment_token (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  sealed_token bytea not null,
  -- the same card saved twice is one row
  token_hash bytea not null check (octet_length(token_hash) = 32),
  brand text not null default '',
  last_four text not null default '',
  expires_on text not null default '',
  saved_at timestamptz not null,
  revoked_at timestamptz,
  constraint one_row_for_a_token unique (account_id, token_hash)
);
create index payment_token_revoked on payment_token (revoked_at) where revoked_at is not null;

-- A monthly plan: twelve instalments for one card.
create table monthly_contract (
  id uuid primary key default gen_random_uuid(),
  card_order_id uuid not null unique references card_order,
  card_id uuid not null references museum_card,
  account_id uuid references account on delete set null,
  -- null: the first instalment was paid but the token of the payment card has not come
  token_id uuid references payment_token on delete set null,
  starts_on date not null,
  created_at timestamptz not null,
  -- when it is charged next; null: it is finished, or waits for another payment card
  next_try_at timestamptz,
  failing_since date,
  noticed_on date,
  withdrawn_at timestamptz,
  -- how many of the twelve instalments were paid in another system
  paid_elsewhere integer not null default 0 check (paid_elsewhere between 0 and 11)
);
create index monthly_contract_of_card on monthly_contract (card_id);
create index monthly_contract_to_try on monthly_contract (next_try_at) where next_try_at is not null;
create index monthly_contract_failing on monthly_contract (failing_since) where failing_since is not null;
create index monthly_contract_of_account on monthly_contract (account_id);
create index monthly_contract_of_token on monthly_contract (token_id);

-- What is due, and the payment that paid it.
create table instalment (
  contract_id uuid not null references monthly_contract,
  number integer not null check (number between 1 and 12),
  due_on date not null,
  amount_cents integer not null check (amount_cents > 0),
  paid_by uuid references payment_settlement,
  primary key (contract_id, number)
);
create index instalment_due on instalment (due_on) where paid_by is null;
create index instalment_of_payment on instalment (paid_by) where paid_by is not null;

-- The saved payment card that a payment is charged to, and the outcome. Written before the provider is called.
create table token_charge (
  payment_id uuid primary key references payment,
  token_id uuid references payment_token on delete set null,
  -- cit: initiated by the holder; mit: an instalment that was agreed on before
  initiative text not null check (initiative in ('cit', 'mit')),
  -- wall clock time, even under the demo's clock: the provider's list of payments uses it
  sent_at timestamptz,
  declined_on date,
  acquirer_code text
);
create index token_charge_of_token on token_charge (token_id);

-- Which instalments a payment pays: one when it falls due, or all that are left.
create table instalment_charge (
  payment_id uuid not null references payment,
  contract_id uuid not null,
  number integer not null,
  primary key (payment_id, contract_id, number),
  foreign key (contract_id, number) references instalment
);
create index instalment_charge_of_instalment on instalment_charge (contract_id, number);

-- A card of an unpaid plan lets nobody in between these times. Its validity is not affected.
create table contract_hold (
  id bigint generated always as identity primary key,
  contract_id uuid not null references monthly_contract,
  card_id uuid not null references museum_card,
  placed_at timestamptz not null,
  lifted_at timestamptz,
  check (lifted_at >= placed_at)
);
create unique index one_hold_on_a_contract on contract_hold (contract_id) where lifted_at is null;
create index contract_hold_of_card on contract_hold (card_id) where lifted_at is null;
create index contract_hold_by_card on contract_hold (card_id);
create index contract_hold_by_contract on contract_hold (contract_id);

-- Letters to the holder of an unpaid plan: each step of a hold once.
create table hold_letter (
  hold_id bigint not null references contract_hold on delete cascade,
  step text not null check (step in ('first', 'second', 'last', 'ended')),
  sent_on date not null,
  -- due on that day
  due_cents integer not null check (due_cents > 0),
  primary key (hold_id, step)
);

create trigger note_changed_card after insert or update of lifted_at on contract_hold
  for each row execute function note_changed_card();

-- One thing bought: a card for oneself, a gift, a renewal, a line of a company order. Payments pay for these.
create table museum_card_event (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('standard', 'gift', 'renewal', 'companyOrder')),
  billing_type text not null check (billing_type in ('annually', 'monthly')),
  buyer_account_id uuid references account on delete set null,
  -- what a renewal renews; what the others made, once they are paid
  card_id uuid references museum_card,
  units integer not null default 1 check (units > 0),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  -- to be paid at once: the whole sum, or the first instalment
  amount_cents integer not null check (amount_cents >= 0),
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  language text not null check (language in ('fi', 'sv', 'en')),
  -- the accepted form without passwords: who holds or gets it, where it is posted, what was agreed to
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint a_renewal_names_its_card check (kind <> 'renewal' or card_id is not null),
  constraint only_cards_and_renewals_are_paid_monthly
    check (billing_type = 'annually' or kind in ('standard', 'renewal'))
);
create index museum_card_event_of_buyer on museum_card_event (buyer_account_id);

-- A campaign code is taken when something is bought with it, and given back when that is not paid in time.
create table campaign_use (
  event_id uuid primary key references museum_card_event on delete cascade,
  campaign_code_id uuid not null references campaign_code,
  -- null once paid: then it is used for good
  reserved_until timestamptz
);
create index campaign_use_of_code on campaign_use (campaign_code_id);

-- A card at the provider that may be charged again. Sealed, so that a copy of this table charges nothing.
create table payment_token (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  token_sealed bytea not null,
  -- a keyed hash: the same token told twice is one row
  token_hash bytea not null check (octet_length(token_hash) = 32),
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  -- the last day of the month on the card
  valid_until date,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  constraint a_token_is_kept_once unique (account_id, token_hash)
);
create index payment_token_in_use on payment_token (account_id) where retired_at is null;

create sequence payment_number start with 100001;

-- One attempt to pay. Trying again is another row: a provider takes a stamp once.
create table payment (
  id uuid primary key default gen_random_uuid(),
  stamp text not null default gen_random_uuid()::text,
  reference text not null default 'MK-' || nextval('payment_number'),
  -- in the address that the buyer comes back to; tells the way, never who
  return_key text not null check (length(return_key) >= 22),
  provider_type text not null
    check (provider_type in ('paytrail', 'epassi', 'smartum', 'edenred', 'zevoy')),
  process_type text not null
    check (process_type in ('standard', 'gift', 'renewal', 'companyOrder')),
  billing_type text not null check (billing_type in ('annually', 'monthly')),
  amount_cents integer not null check (amount_cents > 0),
  language text not null check (language in ('fi', 'sv', 'en')),
  state text not null default 'created' check (state in ('created', 'open', 'unknown', 'pending',
    'failed', 'cancelled', 'paid', 'refundNeeded', 'refunded')),
  transaction_id text,
  -- the method at the provider, once it is told: nordea, creditcard …
  method text,
  -- whose it is: the account, the browser, or both
  account_id uuid references account on delete set null,
  browser_hash bytea check (octet_length(browser_hash) = 32),
  token_id uuid references payment_token,
  -- what the provider answered, so that asking again shows the same page and makes no second payment
  provider_answer jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- when the reconciler asks next; null: it has nothing to ask
  check_at timestamptz,
  checks integer not null default 0,
  constraint a_stamp_is_used_once unique (stamp),
  constraint a_reference_is_used_once unique (reference),
  constraint a_return_key_is_used_once unique (return_key),
  constraint a_transaction_belongs_to_one_payment unique (transaction_id)
);
create index payment_to_check on payment (check_at) where check_at is not null;
create index payment_of_account on payment (account_id);

create table payment_event (
  payment_id uuid not null references payment,
  event_id uuid not null references museum_card_event,
  primary key (payment_id, event_id)
);
create index payment_event_of_event on payment_event (event_id);

-- Everything that providers told, as they told it. A message is kept once, however often it comes.
create table payment_signal (
  id bigint generated always as identity primary key,
  digest bytea not null check (octet_length(digest) = 32),
  payment_id uuid references payment,
  provider text not null check (provider in ('paytrail', 'epassi', 'smartum')),
  way text not null check (way in ('redirect', 'callback', 'asked', 'charged', 'reported')),
  status text not null check (status in ('new', 'ok', 'pending', 'delayed', 'fail', 'cancel')),
  -- sealed: a callback may carry a card token
  message_sealed bytea not null,
  decision text not null,
  times integer not null default 1 check (times > 0),
  received_at timestamptz not null,
  last_received_at timestamptz not null,
  constraint a_message_is_kept_once unique (digest)
);
create index payment_signal_of_payment on payment_signal (payment_id);

-- The money came and what was bought took effect: once for a payment, once for a thing bought.
create table payment_settlement (
  payment_id uuid primary key references payment,
  settled_at timestamptz not null
);
create table event_settlement (
  event_id uuid primary key references museum_card_event,
  payment_id uuid not null references payment_settlement
);
create index event_settlement_of_payment on event_settlement (payment_id);

-- Money that must go back. It stays visible until it has gone.
create table refund_need (
  payment_id uuid primary key references payment,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in ('paidTwice', 'withdrawn', 'goodwill')),
  flagged_at timestamptz not null,
  refund_stamp uuid not null default gen_random_uuid(),
  sent_at timestamptz,
  refund_transaction_id text,
  refunded_at timestamptz
);
create index refund_need_open on refund_need (flagged_at) where refunded_at is null;

-- Twelve dated instalments that were agreed on. Bound to a saved card; a lost one is found by its absence.
create table monthly_contract (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references museum_card_event,
  account_id uuid not null references account,
  token_id uuid references payment_token,
  starts_on date not null,
  consent_version text not null,
  consented_at timestamptz not null,
  ended_at timestamptz,
  constraint one_contract_for_a_thing_bought unique (event_id)
);
create index monthly_contract_of_account on monthly_contract (account_id);
create index monthly_contract_without_card on monthly_contract (id) where token_id is null;

create table instalment (
  contract_id uuid not null references monthly_contract,
  number integer not null check (number between 1 and 12),
  due_on date not null,
  amount_cents integer not null check (amount_cents > 0),
  primary key (contract_id, number)
);

-- Each try to charge an instalment is a payment of its own; the one that succeeded settles it.
create table instalment_charge (
  payment_id uuid primary key references payment,
  contract_id uuid not null,
  number integer not null,
  acquirer_code text,
  foreign key (contract_id, number) references instalment
);
create index instalment_charge_of_instalment on instalment_charge (contract_id, number);

create table instalment_settlement (
  contract_id uuid not null,
  number integer not null,
  payment_id uuid not null references payment,
  primary key (contract_id, number),
  constraint a_payment_settles_one_instalment unique (payment_id),
  foreign key (contract_id, number) references instalment
);

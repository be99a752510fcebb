-- One thing bought. Payments pay for events; what an event brings about is written down once (event_fulfilment).
create table museum_card_event (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('standard', 'gift', 'renewal', 'companyOrder')),
  billing_type text not null check (billing_type in ('annually', 'monthly')),
  -- whose it is: a signed-in person, or the browser of a guest (SHA-256 of its cookie)
  owner_account_id uuid references account on delete set null,
  owner_browser_hash bytea check (octet_length(owner_browser_hash) = 32),
  buyer_account_id uuid references account on delete set null,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- before and after the campaign: what one payment asks for
  list_price_cents integer not null check (list_price_cents > 0),
  price_cents integer not null check (price_cents between 0 and list_price_cents),
  campaign_code_id uuid references campaign_code,
  -- the details as they were accepted, never a password
  details jsonb not null,
  conditions_version text not null,
  conditions_accepted_at timestamptz not null,
  -- the order binds for twelve months: which text was consented to, and when
  monthly_consent_version text,
  monthly_consent_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint monthly_order_has_consent check (
    (billing_type = 'monthly') = (monthly_consent_at is not null) and
    (billing_type = 'monthly') = (monthly_consent_version is not null)
  )
);
create index museum_card_event_of_account on museum_card_event (owner_account_id);
create index museum_card_event_of_buyer on museum_card_event (buyer_account_id);
create index museum_card_event_of_browser on museum_card_event (owner_browser_hash);
create index museum_card_event_of_campaign on museum_card_event (campaign_code_id)
  where campaign_code_id is not null;

-- Makes the reference of a payment: the number people see on receipts and tell customer service.
create sequence order_number start 100001;

-- One attempt to pay. Written and committed before the provider is asked, since its callback may be first.
create table payment (
  id uuid primary key default gen_random_uuid(),
  -- in the return address: whoever has it sees how the payment stands, and nothing personal
  return_key text not null unique,
  -- a text, since providers tell it as one: whatever they send can be looked up
  stamp text not null unique default gen_random_uuid()::text,
  reference text not null unique,
  provider_type text not null
    check (provider_type in ('paytrail', 'epassi', 'smartum', 'edenred', 'zevoy')),
  process_type text not null check (process_type in ('standard', 'gift', 'renewal', 'companyOrder')),
  billing_type text not null check (billing_type in ('annually', 'monthly')),
  language text not null check (language in ('fi', 'sv', 'en')),
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('created', 'open', 'unknown', 'pending', 'failed', 'cancelled',
    'paid', 'refundNeeded', 'refunded')),
  transaction_id text,
  -- how it was paid, as the provider names it
  provider_id text,
  -- while the provider is being asked, nobody else asks for the same attempt
  asked_at timestamptz,
  -- what the provider answered, so that asking again hands over the same and makes no second payment
  hand_over jsonb,
  created_at timestamptz not null,
  state_at timestamptz not null,
  -- when the reconciler asks the provider next; null when there is nothing to ask
  check_at timestamptz,
  checks integer not null default 0
);
create unique index one_payment_for_a_transaction on payment (transaction_id)
  where transaction_id is not null;
create index payment_to_check on payment (check_at) where check_at is not null;

create table payment_event (
  payment_id uuid not null references payment,
  event_id uuid not null references museum_card_event,
  primary key (payment_id, event_id)
);
create index payment_event_of_event on payment_event (event_id);

-- Every message about a payment, written down before it is believed. The same message again only counts up.
create table payment_signal (
  id bigint generated always as identity primary key,
  digest bytea not null unique check (octet_length(digest) = 32),
  channel text not null check (channel in ('paytrail', 'epassi', 'smartum')),
  way text not null check (way in ('redirect', 'callback', 'query')),
  -- without signature and card token
  fields jsonb not null,
  verdict text,
  payment_id uuid references payment,
  times integer not null default 1,
  received_at timestamptz not null,
  last_received_at timestamptz not null
);
create index payment_signal_of_payment on payment_signal (payment_id);

-- The money came: once for a payment, and its effects stand in the same transaction.
create table payment_settlement (
  payment_id uuid primary key references payment,
  settled_at timestamptz not null
);

-- What an event brought about: once, whatever is paid twice.
create table event_fulfilment (
  event_id uuid primary key references museum_card_event,
  payment_id uuid not null references payment_settlement,
  card_id uuid references museum_card,
  fulfilled_at timestamptz not null
);
create index event_fulfilment_of_payment on event_fulfilment (payment_id);

-- Money that came but must go back.
create table refund_need (
  payment_id uuid primary key references payment,
  reason text not null check (reason in ('paidTwice', 'withdrawn')),
  amount_cents integer not null check (amount_cents > 0),
  flagged_at timestamptz not null
);

-- A saved card. The token is sealed with the portal's key; brand, last four digits and expiry are for showing.
create table payment_token (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  sealed_token bytea not null,
  -- the same card told twice is one row
  token_hash bytea not null check (octet_length(token_hash) = 32),
  brand text not null default '',
  last_four text not null default '',
  expires_on text not null default '',
  saved_at timestamptz not null,
  revoked_at timestamptz,
  constraint one_row_for_a_token unique (account_id, token_hash)
);

create table monthly_contract (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null unique references museum_card_event,
  card_id uuid not null references museum_card,
  account_id uuid references account on delete set null,
  -- null: the first instalment was paid but the card's token has not come; it is asked for
  token_id uuid references payment_token on delete set null,
  starts_on date not null,
  created_at timestamptz not null
);
create index monthly_contract_of_card on monthly_contract (card_id);

create table instalment (
  contract_id uuid not null references monthly_contract,
  number integer not null check (number between 1 and 12),
  due_on date not null,
  amount_cents integer not null check (amount_cents > 0),
  paid_by uuid unique references payment_settlement,
  primary key (contract_id, number)
);
create index instalment_due on instalment (due_on) where paid_by is null;

-- What was consented to, when, and when it was taken back.
create table newsletter_consent (
  account_id uuid not null references account on delete cascade,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (account_id, given_at)
);

-- The buy form as it was left, without passwords: it survives a reload, a cancelled payment and the end of a session.
create table purchase_draft (
  account_id uuid primary key references account on delete cascade,
  form jsonb not null,
  saved_at timestamptz not null
);

create domain billing_type as text check (value in ('annually', 'monthly'));

create domain purchase_kind as text check (value in ('standard', 'gift', 'renewal', 'companyOrder'));

create domain order_units as integer check (value between 1 and 5000);

-- Makes the reference of a payment: the number people see on receipts and tell customer service.
create sequence order_number start 100001;

-- One thing to buy. Payments pay for orders; what an order brings about is written once (order_fulfilment).
create table card_order (
  id uuid primary key default gen_random_uuid(),
  kind purchase_kind not null,
  billing_type billing_type not null,
  -- whose it is: a signed-in person, or the browser of a guest (SHA-256 of its cookie)
  owner_account_id uuid references account on delete set null,
  owner_browser_hash bytea check (octet_length(owner_browser_hash) = 32),
  buyer_account_id uuid references account on delete set null,
  language language_code not null,
  -- before and after the campaign: what one payment asks for
  list_price_cents integer not null check (list_price_cents > 0),
  price_cents integer not null,
  campaign_code_id uuid references campaign_code,
  -- the details as they were accepted, never a password
  details jsonb not null,
  conditions_version text not null,
  conditions_accepted_at timestamptz not null,
  -- consent to a monthly plan of twelve months: which text, and when
  monthly_consent_version text,
  monthly_consent_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- the card that a renewal renews; null otherwise
  renews_card_id uuid references museum_card,
  -- the buyer requested that the card work at once; otherwise nothing is deducted from a refund
  start_requested_at timestamptz,
  -- names and addresses were deleted; money that comes later is refunded
  forgotten_at timestamptz,
  units order_units not null default 1,
  -- when the clean-up checks the order next: after 30 days, and if it was paid, again when the books no longer need its names;
  -- null: there is nothing left to forget
  look_at timestamptz default now() + interval '30 days',
  -- which sentence the buyer saw and in which language ("card1.fi"), from contract/texts/start-request.ts
  start_wording text check (start_wording ~ '^[a-z]+[0-9]+\.(fi|sv|en)$'),
  -- paid in another system: there is no payment here
  is_imported boolean not null default false,
  check (price_cents between 0 and list_price_cents),
  constraint only_a_renewal_renews check (kind = 'renewal' or renews_card_id is null),
  constraint monthly_order_has_consent
    check ((billing_type = 'monthly') = (monthly_consent_at is not null) and
      (billing_type = 'monthly') = (monthly_consent_version is not null)),
  constraint only_a_company_buys_many check (units = 1 or kind = 'companyOrder'),
  constraint start_wording_of_request check (start_wording is null or start_requested_at is not null)
);
create index card_order_of_account on card_order (owner_account_id);
create index card_order_of_buyer on card_order (buyer_account_id);
create index card_order_of_browser on card_order (owner_browser_hash);
create index card_order_of_campaign on card_order (campaign_code_id)
  where campaign_code_id is not null;
create index card_order_of_renewed_card on card_order (renews_card_id)
  where renews_card_id is not null;
create index card_order_to_look_at on card_order (look_at) where look_at is not null;
create index card_order_forgotten on card_order (forgotten_at) where forgotten_at is not null;
create index card_order_by_phone on card_order (reversed_digits(details #>> '{buyer,phone}') text_pattern_ops)
  where details #>> '{buyer,phone}' <> '';
create index card_order_by_email on card_order (lower(details #>> '{buyer,emailAddress}'))
  where buyer_account_id is null;
-- only unpaid orders are deleted; they are emptied within weeks, paid ones after seven years
create index card_order_to_delete on card_order (forgotten_at)
  where forgotten_at - created_at < interval '2000 days';
create index card_order_company_forgotten on card_order (forgotten_at)
  where kind = 'companyOrder' and forgotten_at is not null and not is_imported;
-- for search by a part of the address
create index card_order_guest_email_trigrams on card_order using gin (lower(details #>> '{buyer,emailAddress}') gin_trgm_ops)
  where buyer_account_id is null;

-- The buy form as it was left, without passwords: it survives a reload, a cancelled payment and the end of a session.
create table purchase_draft (
  account_id uuid primary key references account on delete cascade,
  form jsonb not null,
  saved_at timestamptz not null
);
create index purchase_draft_saved_at on purchase_draft (saved_at);

-- What a guest has typed into the form of a gift or a company order, without an account: it belongs to the browser
-- (SHA-256 of its cookie) and survives a reload and a cancelled payment.
create table order_draft (
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  kind text not null check (kind in ('giftDigital', 'giftEnvelope', 'companyOrder')),
  form jsonb not null,
  -- the order that was made from it: when it is paid, the draft is emptied
  card_order_id uuid references card_order,
  saved_at timestamptz not null,
  primary key (browser_hash, kind)
);
create index order_draft_saved_at on order_draft (saved_at);
create index order_draft_of_order on order_draft (card_order_id) where card_order_id is not null;

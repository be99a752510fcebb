-- The scheme's own data: its name, prices, museums and policies are rows, never code.

create table scheme (
  -- one row: the portal serves one scheme
  id boolean primary key default true check (id),
  -- {"fi": {"nominative": "Museokortti", "gen": "Museokortin", …}, "sv": {…}, "en": {…}}
  product_forms jsonb not null,
  delivery_weeks text not null,
  -- an address per language; {host} is filled in from the settings
  conditions_url jsonb not null,
  conditions_version text not null,
  service_email text not null,
  service_phone text not null,
  -- {"fi": "ma–pe 9–16", "sv": …, "en": …}
  service_hours jsonb not null,
  seller_name text not null,
  seller_business_id text not null,
  seller_street_address text not null,
  seller_zip_code text not null,
  seller_city text not null,
  company_order_max_units integer not null check (company_order_max_units > 0),
  constraint product_is_named_in_every_language check (
    product_forms #>> '{fi,nominative}' <> '' and
    product_forms #>> '{sv,nominative}' <> '' and
    product_forms #>> '{en,nominative}' <> ''
  )
);

-- The newest row that has begun is the price of the day; old rows stay, for receipts and for the record.
create table price (
  kind text not null check (kind in ('annual', 'renewalWhileValid', 'monthly')),
  valid_from date not null,
  amount_cents integer not null check (amount_cents > 0),
  primary key (kind, valid_from)
);

create table vat_rate (
  valid_from date primary key,
  -- 1350 is 13.5 %
  basis_points integer not null check (basis_points between 0 and 10000)
);

create table campaign_code (
  id uuid primary key default gen_random_uuid(),
  code text not null,
  kind text not null check (kind in ('amountOff', 'percentOff', 'extraMonths')),
  -- cents, percent or months, by kind
  value integer not null check (value > 0),
  purchase_kinds text[] not null default '{standard,renewal}',
  billing_types text[] not null default '{annually}',
  valid_from date not null,
  valid_until date not null,
  use_limit integer check (use_limit > 0),
  created_at timestamptz not null default now(),
  constraint code_is_written_in_capitals check (code = upper(code) and code <> ''),
  constraint campaign_ends_after_it_begins check (valid_until >= valid_from),
  constraint percent_is_at_most_a_hundred check (kind <> 'percentOff' or value <= 100),
  constraint amount_is_not_taken_off_instalments
    check (kind <> 'amountOff' or not 'monthly' = any (billing_types))
);
create unique index campaign_code_is_unique on campaign_code (code);

create table museum (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name_fi text not null,
  name_sv text not null,
  name_en text not null,
  town_fi text not null,
  town_sv text not null,
  town_en text not null,
  latitude numeric(7, 4) not null check (latitude between -90 and 90),
  longitude numeric(7, 4) not null check (longitude between -180 and 180),
  joined_on date not null,
  left_on date check (left_on >= joined_on)
);

-- What an adult pays at the door without the card, by the day it came into force.
create table museum_ticket_price (
  museum_id uuid not null references museum,
  valid_from date not null,
  amount_cents integer not null check (amount_cents >= 0),
  primary key (museum_id, valid_from)
);

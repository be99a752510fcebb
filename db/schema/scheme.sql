-- The scheme itself: its name, seller and policies. One row, because a portal serves one scheme.
create table scheme (
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
  company_order_max_units integer check (company_order_max_units > 0),
  -- the 14 days of withdrawal begin when an envelope arrives: so many days after it was posted
  envelope_delivery_days integer not null default 7 check (envelope_delivery_days between 0 and 60),
  constraint product_is_named_in_every_language
    check (product_forms #>> '{fi,nominative}' <> '' and
      product_forms #>> '{sv,nominative}' <> '' and
      product_forms #>> '{en,nominative}' <> '')
);

-- The newest row that has begun is the price of the day; old rows stay, for receipts and for the record.
create table price (
  kind text not null check (kind in ('annual', 'renewalWhileValid', 'monthly')),
  valid_from date not null,
  amount_cents integer not null check (amount_cents > 0),
  -- the action of staff that planned it; null: it came with the scheme
  action_id uuid,
  primary key (kind, valid_from)
);

-- The VAT rate from a day on.
create table vat_rate (
  valid_from date primary key,
  -- 1350 is 13.5 %
  basis_points integer not null check (basis_points between 0 and 10000),
  action_id uuid
);

-- Settings of the scheme that begin on a day: limits, payment methods, switches, the notice on every page. A topic without a row
-- has the shipped value. The shape of `value` is in domain/scheme/fact-topics.ts.
create table scheme_fact (
  topic text not null
    check (topic in (
      'limits', 'takenGifts', 'languages', 'colours', 'logo', 'search', 'tracking', 'logging', 'bank', 'card', 'epassi', 'smartum',
      'edenred', 'zevoy', 'companyInvoice', 'selling', 'gifts', 'registration', 'monthly', 'banner'
    )),
  valid_from date not null,
  -- its last day; null: until something newer begins
  valid_until date,
  value jsonb not null,
  -- the action of staff that planned it; null: it came with the scheme
  action_id uuid,
  check (valid_until >= valid_from),
  primary key (topic, valid_from)
);

-- A campaign says what its codes give; a code is only a way in. One code that everybody shares, or thousands that serve
-- one purchase each.
create table campaign (
  id uuid primary key default gen_random_uuid(),
  -- for the office; buyers never see it
  name text not null check (name <> ''),
  -- one shared code, made by the portal, or brought by the operator
  codes text not null default 'one' check (codes in ('one', 'made', 'imported')),
  kind text not null check (kind in ('amountOff', 'percentOff', 'extraMonths')),
  -- cents, percent or months, by kind
  value integer not null check (value > 0),
  purchase_kinds text[] not null check (purchase_kinds <> '{}'),
  billing_types text[] not null check (billing_types <> '{}'),
  valid_from date not null,
  valid_until date not null,
  -- ended by hand before its last day was over
  is_stopped boolean not null default false,
  -- how many purchases each code serves; null: any number
  use_limit integer check (use_limit > 0),
  -- who made it; null: it came with the scheme
  action_id uuid,
  created_at timestamptz not null default now(),
  -- how many cards one buyer gets with a shared code; null: any number
  person_limit integer check (person_limit > 0),
  constraint campaign_ends_after_it_begins check (valid_until >= valid_from or is_stopped),
  constraint percent_is_at_most_a_hundred check (kind <> 'percentOff' or value <= 100),
  constraint amount_is_not_taken_off_instalments check (kind <> 'amountOff' or not 'monthly' = any (billing_types)),
  constraint one_of_many_codes_serves_once check (codes = 'one' or use_limit = 1),
  constraint codes_of_a_batch_serve_once_anyway check (person_limit is null or codes = 'one')
);
create unique index campaign_of_action on campaign (action_id) where action_id is not null;

-- A code of a campaign. The columns from kind to use_limit are those of its campaign, for codes that are inserted by SQL.
create table campaign_code (
  id uuid primary key default gen_random_uuid(),
  code text not null,
  kind text check (kind in ('amountOff', 'percentOff', 'extraMonths')),
  -- cents, percent or months, by kind
  value integer check (value > 0),
  purchase_kinds text[] default '{standard,renewal}',
  billing_types text[] default '{annually}',
  valid_from date,
  valid_until date,
  use_limit integer check (use_limit > 0),
  created_at timestamptz not null default now(),
  campaign_id uuid not null references campaign,
  -- the action that added the code later; null: it came with its campaign
  action_id uuid,
  constraint code_is_written_in_capitals check (code = upper(code) and code <> ''),
  constraint campaign_ends_after_it_begins check (valid_until >= valid_from),
  constraint percent_is_at_most_a_hundred check (kind <> 'percentOff' or value <= 100),
  constraint amount_is_not_taken_off_instalments check (kind <> 'amountOff' or not 'monthly' = any (billing_types))
);
create unique index campaign_code_is_unique on campaign_code (code);
create index code_of_campaign on campaign_code (campaign_id, code);
create index code_of_action on campaign_code (action_id) where action_id is not null;

-- Codes are worth money: who took a file of them, and when. It outlives a campaign that was undone.
create table campaign_download (
  id bigint generated always as identity primary key,
  campaign_id uuid references campaign on delete set null,
  campaign_name text not null,
  account_id uuid references account on delete set null,
  at timestamptz not null
);
create index download_of_campaign on campaign_download (campaign_id);
create index download_of_account on campaign_download (account_id);

-- The logo in the sizes in which it is shown, rendered from the uploaded file, which is not kept.
create table scheme_logo (
  id uuid primary key default gen_random_uuid(),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  mark bytea not null,
  icon_64 bytea not null,
  icon_192 bytea not null,
  icon_512 bytea not null,
  made_at timestamptz not null
);

-- A code that is inserted without a campaign gets one of its own.
create function campaign_of_lone_code() returns trigger language plpgsql as $$
begin
  new.campaign_id := new.id;
  insert into campaign (id, name, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit)
  values (new.id, new.code, new.kind, new.value, new.purchase_kinds, new.billing_types, new.valid_from,
          new.valid_until, new.use_limit);
  return new;
end $$;
create trigger campaign_of_lone_code before insert on campaign_code
  for each row when (new.campaign_id is null) execute function campaign_of_lone_code();

-- Cards that an employer buys for its people.
create table company_order (
  id uuid primary key default gen_random_uuid(),
  company_name text not null,
  business_id text not null,
  contact_first_name text not null,
  contact_last_name text not null,
  email_address text not null,
  phone text not null default '',
  billing_reference text not null default '',
  delivery text not null check (delivery in ('digital', 'envelope')),
  -- where the envelopes go; null for codes
  street_address text,
  zip_code text,
  city text,
  units integer not null check (units between 1 and 5000),
  unit_price_cents integer not null check (unit_price_cents > 0),
  language language_code not null,
  -- the link of the company's own page: looked up by its hash, and sealed so that it can be mailed again
  desk_key_hash bytea not null check (octet_length(desk_key_hash) = 32) unique,
  sealed_desk_key bytea not null,
  -- the link that everyone in the company may have: it serves this mail domain only
  claim_key text not null unique,
  claim_domain text,
  created_at timestamptz not null,
  card_order_id uuid not null unique references card_order,
  -- when people without an activated card were last reminded: once a week at most
  reminded_at timestamptz,
  country text not null default 'FI',
  constraint envelopes_have_an_address
    check (delivery = 'digital' or (street_address is not null and zip_code is not null and city is not null))
);
create index company_order_by_phone on company_order (reversed_digits(phone) text_pattern_ops) where phone <> '';
create index company_order_by_email on company_order (lower(email_address));
create index company_order_by_business_id on company_order (business_id);
-- for search by a part of the address
create index company_order_email_trigrams on company_order using gin (lower(email_address) gin_trgm_ops);

-- One card of a company order. When the company takes back an unclaimed card, a new one with a new code replaces it.
create table company_seat (
  order_id uuid not null references company_order,
  number integer not null check (number between 1 and 5000),
  card_id uuid not null unique references claimable_card,
  -- whom the company meant it for
  person_name text,
  email_address text,
  invited_at timestamptz,
  -- its code is known to the company
  handed_out_at timestamptz,
  -- claimed, and no name is kept with it any more
  closed_at timestamptz,
  primary key (order_id, number)
);
create unique index one_seat_for_a_person on company_seat (order_id, lower(email_address))
  where email_address is not null;
create index company_seat_of_address on company_seat (lower(email_address)) where email_address is not null;

-- A guest registered a card for an e-mail address that is not shown to be theirs yet. Nothing is done to any
-- account until the link in the mail is followed.
create table registration_confirmation (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  card_id uuid not null unique references museum_card,
  -- the browser that filled the form: only there does the chosen password take effect
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  email_address text not null,
  password_hash text not null,
  subscribed_newsletter boolean not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  expires_at timestamptz not null
);
create index registration_confirmation_expires_at on registration_confirmation (expires_at);

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
  language text not null check (language in ('fi', 'sv', 'en')),
  -- the link of the company's own page: looked up by its hash, and sealed so that it can be mailed again
  desk_key_hash bytea not null unique check (octet_length(desk_key_hash) = 32),
  sealed_desk_key bytea not null,
  -- the link that everyone in the company may have: it serves this mail domain only
  claim_key text not null unique,
  claim_domain text,
  created_at timestamptz not null,
  constraint envelopes_have_an_address check (
    delivery = 'digital' or (street_address is not null and zip_code is not null and city is not null)
  )
);

-- One card of a company order. Its card changes when the company takes an unclaimed one back: the new one has
-- the time of the old, and a code that nobody has seen.
create table company_seat (
  event_id uuid primary key references museum_card_event,
  order_id uuid not null references company_order,
  number integer not null check (number between 1 and 5000),
  -- null until the payment is at least being confirmed
  card_id uuid unique references claimable_card,
  -- whom the company meant it for
  person_name text,
  email_address text,
  invited_at timestamptz,
  constraint one_seat_for_a_number unique (order_id, number)
);
create unique index one_seat_for_a_person on company_seat (order_id, lower(email_address))
  where email_address is not null;

-- Gifts that were bought together. Payments pay for its orders, one for each recipient.
create table gift_order (
  id uuid primary key default gen_random_uuid(),
  is_digital boolean not null,
  -- the SHA-256 of the secret in the giver's link; the secret is derived from the id and the portal's key
  giver_key_hash bytea not null check (octet_length(giver_key_hash) = 32) unique,
  created_at timestamptz not null,
  -- the secret of a link that was derived from an earlier key
  sealed_giver_key bytea
);

-- A gift for one recipient.
create table gift (
  card_order_id uuid primary key references card_order,
  order_id uuid not null references gift_order,
  -- 0 for the first recipient of the form
  place integer not null check (place >= 0),
  recipient_name text not null,
  greeting text not null default '',
  -- how it reaches its recipient now: an envelope may be turned into a digital gift, once
  is_digital boolean not null,
  turned_digital_at timestamptz,
  -- the SHA-256 of the secret in the recipient's link, by which an opening is noticed
  marker_hash bytea not null check (octet_length(marker_hash) = 32) unique,
  -- digital: where to, and when; null is as soon as it is paid
  recipient_email text,
  send_at timestamptz,
  -- envelope: whose name and address stand on it
  posted_to text check (posted_to in ('buyer', 'recipient')),
  addressee text,
  street_address text,
  zip_code text,
  city text,
  -- whether the first sending is still to come
  is_waiting boolean not null default true,
  sealed_marker bytea,
  country text not null default 'FI',
  constraint digital_gift_has_a_mail_address check (not is_digital or recipient_email is not null),
  constraint envelope_has_an_address
    check (is_digital or (posted_to is not null
      and addressee is not null and street_address is not null and zip_code is not null and city is not null)),
  constraint only_an_envelope_is_turned check (turned_digital_at is null or is_digital),
  constraint one_gift_for_a_place unique (order_id, place)
);
create index gift_to_send on gift (coalesce(send_at, '-infinity'::timestamptz)) where is_digital and is_waiting;
create index gift_by_recipient_email on gift (lower(recipient_email)) where recipient_email <> '';
create index gift_envelope_waiting on gift (card_order_id)
  where is_waiting and (not is_digital or turned_digital_at is not null);
-- for search by a part of the address
create index gift_recipient_email_trigrams on gift using gin (lower(recipient_email) gin_trgm_ops)
  where recipient_email <> '';

-- Each time the mail of a gift was queued. The first row is the sending itself.
create table gift_sending (
  card_order_id uuid not null references gift,
  number integer not null check (number > 0),
  sent_at timestamptz not null,
  primary key (card_order_id, number)
);
create index gift_sending_by_time on gift_sending (sent_at);

-- The first time the recipient followed the link.
create table gift_opening (
  card_order_id uuid primary key references gift,
  opened_at timestamptz not null
);

-- Codes and links that were replaced because the address of a sent gift was corrected: the page says so instead of "unknown".
create table replaced_gift_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  marker_hash bytea not null check (octet_length(marker_hash) = 32) unique,
  card_id uuid not null references claimable_card,
  replaced_at timestamptz not null
);
create index replaced_gift_code_of_card on replaced_gift_code (card_id);

-- What was bought as a gift in one go. Payments pay for its events, one for each recipient.
create table gift_order (
  id uuid primary key default gen_random_uuid(),
  is_digital boolean not null,
  -- the SHA-256 of the secret in the giver's link; the secret itself grows from the id and the portal's key
  giver_key_hash bytea not null unique check (octet_length(giver_key_hash) = 32),
  created_at timestamptz not null
);

create table gift (
  event_id uuid primary key references museum_card_event,
  order_id uuid not null references gift_order,
  -- 0 for the first recipient of the form
  place integer not null check (place >= 0),
  recipient_name text not null,
  greeting text not null default '',
  -- how it reaches its recipient now: an envelope may be turned into a digital gift, once
  is_digital boolean not null,
  turned_digital_at timestamptz,
  -- the SHA-256 of the secret in the recipient's link, by which an opening is noticed
  marker_hash bytea not null unique check (octet_length(marker_hash) = 32),
  -- digital: where to, and when; null is as soon as it is paid
  recipient_email text,
  send_at timestamptz,
  -- envelope: whose name and address stand on it
  posted_to text check (posted_to in ('buyer', 'recipient')),
  addressee text,
  street_address text,
  zip_code text,
  city text,
  constraint one_gift_for_a_place unique (order_id, place),
  constraint digital_gift_has_a_mail_address check (not is_digital or recipient_email is not null),
  constraint envelope_has_an_address check (is_digital or (posted_to is not null
    and addressee is not null and street_address is not null and zip_code is not null and city is not null)),
  constraint only_an_envelope_is_turned check (turned_digital_at is null or is_digital)
);
create index gift_to_send on gift (send_at) where is_digital;

-- Each time a gift was handed to the post office of the portal. The first row is the sending itself.
create table gift_sending (
  event_id uuid not null references gift,
  number integer not null check (number > 0),
  sent_at timestamptz not null,
  primary key (event_id, number)
);

-- The first time the recipient followed the link.
create table gift_opening (
  event_id uuid primary key references gift,
  opened_at timestamptz not null
);

-- What goes to the printer in one go.
create table envelope_batch (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  made_at timestamptz not null,
  made_by uuid references account on delete set null,
  posted_at timestamptz,
  posted_by uuid references account on delete set null,
  constraint posted_by_somebody_at_some_time check (posted_at is not null or posted_by is null)
);

create table batched_envelope (
  event_id uuid primary key references gift,
  batch_id uuid not null references envelope_batch
);
create index batched_envelope_of_batch on batched_envelope (batch_id);

-- Every mail that has to leave, written in the transaction of the event that it tells about.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- what happened, in words that name it once: 'purchase-confirmation:<payment id>'
  event_key text not null,
  letter text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- address and data are forgotten when they are no longer needed; the key stays, so that a late repeat
  -- of the event still finds its mail
  address text,
  data jsonb,
  queued_at timestamptz not null default now(),
  -- a code that no longer works must not arrive
  useful_until timestamptz,
  next_try_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text check (last_error in ('refused', 'later', 'letter', 'too late')),
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint one_mail_for_an_event unique (event_key),
  constraint mail_is_sent_or_given_up check (sent_at is null or given_up_at is null),
  constraint waiting_mail_has_an_address
    check (address is not null or sent_at is not null or given_up_at is not null),
  -- the second lock on the door against header injection; the first is in the code
  constraint address_is_one_plain_address
    check (address ~ '^[^[:space:][:cntrl:]<>()",;:\\@]+@[^[:space:][:cntrl:]<>()",;:\\@]+$')
);
create index mail_outbox_waiting on mail_outbox (next_try_at)
  where sent_at is null and given_up_at is null;
create index mail_outbox_remembered on mail_outbox (queued_at) where address is not null;

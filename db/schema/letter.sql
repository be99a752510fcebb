create domain mail_fault as text check (value in ('refused', 'later', 'letter', 'too late', 'stopped'));

-- Every mail that has to leave, written in the transaction of the event that it tells about.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- names the event once: 'purchase-confirmation:<payment id>'
  idempotency_key text not null,
  letter text not null,
  language language_code not null,
  -- address and data are forgotten when they are no longer needed; the key stays, so that a late repeat
  -- of the event still finds its mail
  address text,
  data jsonb,
  queued_at timestamptz not null default now(),
  -- a code that no longer works must not arrive
  useful_until timestamptz,
  next_try_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  last_error mail_fault,
  sent_at timestamptz,
  given_up_at timestamptz,
  -- the card that is drawn in the letter
  card_id uuid references museum_card,
  -- the first letter, of one that staff sent again
  resent_from uuid references mail_outbox on delete set null,
  constraint mail_is_sent_or_given_up check (sent_at is null or given_up_at is null),
  constraint waiting_mail_has_an_address check (address is not null or sent_at is not null or given_up_at is not null),
  -- against header injection, as the code also checks
  constraint address_is_one_plain_address
    check (address ~ '^[^[:space:][:cntrl:]<>()",;:\\@]+@[^[:space:][:cntrl:]<>()",;:\\@]+$'),
  constraint one_mail_for_a_key unique (idempotency_key)
);
create index mail_outbox_waiting on mail_outbox (next_try_at)
  where sent_at is null and given_up_at is null;
-- for the export of a person's data
create index mail_outbox_of_address on mail_outbox (lower(address));
create index mail_outbox_of_card on mail_outbox (card_id) where card_id is not null;
create index mail_outbox_resent on mail_outbox (resent_from, queued_at) where resent_from is not null;
-- Letters about a paid order are kept as long as the order; the list is that of server/letter/letters-of-orders.ts.
create index mail_outbox_keys_to_delete on mail_outbox (queued_at)
  where letter not in ('purchase-confirmation', 'renewal-confirmation', 'gift-confirmation', 'gift', 'company-confirmation',
    'withdrawal-receipt', 'gift-activated', 'gift-unopened', 'gift-bounced', 'envelope-posted', 'refund-sent', 'refund-by-hand');
create index mail_outbox_words_to_delete on mail_outbox (queued_at)
  where address is not null
    and letter not in ('purchase-confirmation', 'renewal-confirmation', 'gift-confirmation', 'gift', 'company-confirmation',
    'withdrawal-receipt', 'gift-activated', 'gift-unopened', 'gift-bounced', 'envelope-posted', 'refund-sent', 'refund-by-hand');

-- Letters that somebody has switched off. By address, not by account: a giver need not have one.
create table letter_stop (
  -- in lower case
  email_address text not null check (email_address = lower(email_address)),
  topic text not null check (topic in ('reminders', 'giftNews')),
  stopped_at timestamptz not null,
  primary key (email_address, topic)
);

-- Letters that did not reach their reader: refused by the mail server, or sent back by a delivery report.
create table mail_bounce (
  -- one a letter: a report that comes twice changes nothing
  mail_id uuid primary key references mail_outbox on delete cascade,
  -- in lower case; only letters about a contract are still sent there
  email_address text not null check (email_address = lower(email_address)),
  source text not null check (source in ('smtp', 'report')),
  cause text not null
    check (cause in (
      'noSuchAddress', 'noSuchDomain', 'mailboxFull', 'tooLarge', 'refused', 'unreachable', 'other'
    )),
  -- of RFC 3463, such as 5.1.1; null when the server gave none
  status text check (status ~ '^[245]\.\d{1,3}\.\d{1,3}$'),
  bounced_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references account on delete set null,
  outcome text check (outcome in ('resent', 'done')),
  constraint ended_with_an_outcome check ((ended_at is null) = (outcome is null))
);
create index mail_bounce_waiting on mail_bounce (bounced_at, mail_id) where ended_at is null;
create index mail_bounce_of_address on mail_bounce (email_address);
create index mail_bounce_by_time on mail_bounce (bounced_at);
create index mail_bounce_ended_by on mail_bounce (ended_by);

-- Progress of the letters about coming terms, which are sent in the order of accounts.
create table terms_announcement (
  version text primary key,
  -- the last account that was looked at in this round; null before the first
  reached_account_id uuid,
  -- when the last round came to its end: people who bought a card since then are found by the next
  round_ended_at timestamptz
);

-- Letters that did not reach their reader: refused by the mail server, or sent back by a delivery report.
create table mail_bounce (
  -- one a letter: a report that comes twice changes nothing
  mail_id uuid primary key references mail_outbox on delete cascade,
  -- in lower case; what is not about a contract is no longer sent there
  email_address text not null check (email_address = lower(email_address)),
  source text not null check (source in ('smtp', 'report')),
  cause text not null check (cause in (
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

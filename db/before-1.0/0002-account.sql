-- Who may sign in, and with what. A light account has no password: a one-time code always works.
create table account (
  id uuid primary key default gen_random_uuid(),
  email_address text not null,
  password_hash text,
  first_name text,
  last_name text,
  language text not null default 'fi' check (language in ('fi', 'sv', 'en')),
  role text not null default 'customer' check (role in ('customer', 'desk', 'staff')),
  museum_id uuid references museum,
  -- when the person showed that mail to the address reaches them
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint email_address_is_5_to_80_characters check (length(email_address) between 5 and 80),
  constraint only_a_desk_has_a_museum check ((role = 'desk') = (museum_id is not null))
);
create unique index one_account_for_an_email_address on account (lower(email_address));

-- The cookie holds 256 random bits; only their SHA-256 is kept, so a copy of this table opens nothing.
create table account_session (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  reauthenticated_at timestamptz not null,
  -- the end that no activity moves
  expires_at timestamptz not null,
  constraint one_session_for_a_token unique (token_hash),
  constraint token_is_hashed check (octet_length(token_hash) = 32)
);
create index account_session_of_account on account_session (account_id);
create index account_session_expires_at on account_session (expires_at);

-- One-time codes that were asked for. Each belongs to the browser that asked (request_hash), so that nobody
-- else can use up its tries.
create table login_code (
  request_hash bytea primary key,
  email_address text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint five_tries_at_most check (tries between 0 and 5)
);
create index login_code_expires_at on login_code (expires_at);

-- Forgotten passwords. A row is written for any address; a token comes into it only when a job finds an
-- account, so that the answer takes as long either way.
create table password_reset (
  id uuid primary key default gen_random_uuid(),
  email_address text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  token_hash bytea,
  expires_at timestamptz not null,
  constraint one_reset_for_a_token unique (token_hash)
);
-- a new link takes the place of the old
create unique index one_link_for_an_address on password_reset (email_address)
  where token_hash is not null;
create index password_reset_expires_at on password_reset (expires_at);

-- How people at work prove who they are beyond the password or the mailed code.
create table staff_passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- how often the key has signed, by its own count; 0 for good when it does not count
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_of_account on staff_passkey (account_id);

create table staff_totp (
  account_id uuid primary key references account on delete cascade,
  -- null until a code of the app was given
  sealed_secret bytea,
  added_at timestamptz,
  -- the time step of the last code that was accepted: no code works twice
  last_step bigint,
  pending_secret bytea,
  pending_until timestamptz,
  constraint totp_was_added_once_known check ((sealed_secret is null) = (added_at is null)),
  constraint totp_waits_until_a_time check ((pending_secret is null) = (pending_until is null))
);

create table staff_recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- What a passkey is asked to sign: once, within minutes, in the browser that asked.
create table staff_challenge (
  challenge text primary key,
  bound_to bytea not null,
  purpose text not null check (purpose in ('login', 'verify', 'add')),
  expires_at timestamptz not null
);
create index staff_challenge_expires on staff_challenge (expires_at);

alter table account_session
  add column factor text check (factor in ('passkey', 'totp', 'recoveryCode')),
  add column factor_at timestamptz,
  add constraint factor_has_a_time check ((factor is null) = (factor_at is null));

-- How somebody comes to work here: a link by mail, to the office or to the ticket desk of one museum.
create table staff_invitation (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  email_address text not null check (email_address = lower(email_address)),
  -- of the office; empty when the invitation is to a ticket desk
  staff_roles text[] not null default '{}'
    check (staff_roles <@ array[
      'viewer', 'agent', 'seniorAgent', 'finance', 'museumCare', 'administrator', 'rightsKeeper', 'auditor'
    ]),
  museum_id uuid references museum on delete cascade,
  desk_role text check (desk_role in ('clerk', 'manager')),
  invited_at timestamptz not null,
  -- null: by the operator's command
  invited_by uuid references account on delete set null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references account on delete cascade,
  withdrawn_at timestamptz,
  -- null: its roles wait for a second person, as in staff_role
  works_from timestamptz,
  constraint to_one_place
    check ((museum_id is null) = (desk_role is null) and (museum_id is null) = (cardinality(staff_roles) > 0)),
  constraint ends_once check (accepted_at is null or withdrawn_at is null)
);
create index staff_invitation_invited_by on staff_invitation (invited_by);
create index staff_invitation_accepted_by on staff_invitation (accepted_by);
create index staff_invitation_of_museum on staff_invitation (museum_id) where museum_id is not null;
create index staff_invitation_expires on staff_invitation (expires_at);
-- a second invitation to the same place replaces the first
create unique index one_open_staff_invitation on staff_invitation (email_address, museum_id)
  nulls not distinct where accepted_at is null and withdrawn_at is null;

-- Passkeys, one of the second factors of people at work.
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

-- An authenticator app.
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

-- One-time codes for who has lost the second factor.
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

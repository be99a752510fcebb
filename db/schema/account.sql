-- Who may sign in, and with what. A light account has no password: a one-time code always works.
create table account (
  id uuid primary key default gen_random_uuid(),
  email_address text not null,
  password_hash text,
  first_name text,
  last_name text,
  language language_code not null default 'fi',
  role text not null default 'customer' check (role in ('customer', 'desk', 'staff')),
  -- when the person showed that mail to the address reaches them
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  -- after customer service changed the address nobody signs in before this time: until then the old address can stop it
  sign_in_from timestamptz,
  -- the account that this emptied one was merged into
  merged_into uuid references account on delete cascade,
  constraint email_address_is_5_to_80_characters check (length(email_address) between 5 and 80),
  check (merged_into <> id)
);
create unique index one_account_for_an_email_address on account (lower(email_address));
create index account_merged_into on account (merged_into) where merged_into is not null;
-- for search by a part of the address
create index account_email_trigrams on account using gin (lower(email_address) gin_trgm_ops);

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
  -- the museum whose desk this browser is at, for somebody who serves several
  museum_id uuid references museum on delete set null,
  factor text check (factor in ('passkey', 'totp', 'recoveryCode')),
  factor_at timestamptz,
  constraint token_is_hashed check (octet_length(token_hash) = 32),
  constraint one_session_for_a_token unique (token_hash),
  constraint factor_has_a_time check ((factor is null) = (factor_at is null))
);
create index account_session_of_account on account_session (account_id);
create index account_session_expires_at on account_session (expires_at);
create index account_session_of_museum on account_session (museum_id) where museum_id is not null;

-- One-time codes. Each belongs to the browser that requested it (request_hash), so that nobody else can use up its tries.
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
  language language_code not null,
  token_hash bytea,
  expires_at timestamptz not null,
  constraint one_reset_for_a_token unique (token_hash)
);
-- a new link takes the place of the old
create unique index one_link_for_an_address on password_reset (email_address)
  where token_hash is not null;
create index password_reset_expires_at on password_reset (expires_at);

-- What was consented to, when, and when it was taken back.
create table newsletter_consent (
  account_id uuid not null references account on delete cascade,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (account_id, given_at)
);

-- Contact details that a person saved; until then those of the newest order apply (view account_contact).
create table contact_details (
  account_id uuid primary key references account on delete cascade,
  street_address text not null,
  zip_code text not null,
  city text not null,
  phone text not null,
  changed_at timestamptz not null,
  country text not null default 'FI'
);
create index contact_details_by_phone on contact_details (reversed_digits(phone) text_pattern_ops) where phone <> '';

-- A new address is used once mail to it has been shown to reach the person. The newest wish counts.
create table email_change (
  account_id uuid primary key references account on delete cascade,
  new_email_address text not null check (length(new_email_address) between 5 and 80),
  token_hash bytea not null check (octet_length(token_hash) = 32) unique,
  expires_at timestamptz not null,
  -- the session that requested the change: a click elsewhere must not give that session somebody's mailbox
  session_id uuid references account_session on delete set null
);
create index email_change_expires_at on email_change (expires_at);
create index email_change_of_session on email_change (session_id) where session_id is not null;
create index email_change_by_address on email_change (lower(new_email_address));

-- What a browser holds in its buyer and activation cookies: only keys that we issued open anything. Once somebody is
-- signed in beside a key it is theirs, and opens nothing for whoever sits down next.
create table browser_key (
  -- SHA-256 of the cookie
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  -- null: of a guest
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index browser_key_of_account on browser_key (account_id) where account_id is not null;
create index browser_key_expires_at on browser_key (expires_at);

-- The old address may stop a change that was asked for, and take back one that was made.
create table email_stop (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  old_email_address text not null check (length(old_email_address) between 5 and 80),
  expires_at timestamptz not null
);
create index email_stop_of_account on email_stop (account_id);
create index email_stop_expires_at on email_stop (expires_at);

-- Who works here and as what. The rights of a role are in the code, in one table (domain/office/rights.ts).
create table staff_member (
  account_id uuid primary key references account on delete cascade,
  added_at timestamptz not null,
  added_by uuid references account on delete set null,
  -- somebody who left keeps the account as a customer
  ended_at timestamptz,
  ended_by uuid references account on delete set null,
  -- sessions are deleted after a day; this shows who has not been here for long
  last_sign_in_at timestamptz
);
create index staff_member_added_by on staff_member (added_by);
create index staff_member_ended_by on staff_member (ended_by);

-- What a member of staff may do.
create table staff_role (
  account_id uuid not null references staff_member on delete cascade,
  role text not null
    check (role in (
      'viewer', 'agent', 'seniorAgent', 'finance', 'museumCare', 'administrator', 'rightsKeeper', 'auditor'
    )),
  given_at timestamptz not null,
  given_by uuid references account on delete set null,
  -- null: the role waits for a second person, as one that moves money, approves or gives rights does; the safe default
  works_from timestamptz,
  primary key (account_id, role)
);
create index staff_role_given_by on staff_role (given_by);

-- Clerks and managers of a museum's ticket desk; a person may serve several museums.
create table museum_member (
  account_id uuid not null references account on delete cascade,
  museum_id uuid not null references museum on delete cascade,
  role text not null check (role in ('clerk', 'manager')),
  added_at timestamptz not null,
  added_by uuid references account on delete set null,
  ended_at timestamptz,
  last_sign_in_at timestamptz,
  primary key (account_id, museum_id)
);
create index museum_member_of_museum on museum_member (museum_id);
create index museum_member_added_by on museum_member (added_by);

-- Earlier e-mail addresses, by which a person is still found.
create table former_email (
  account_id uuid not null references account on delete cascade,
  email_address text not null,
  ended_at timestamptz not null,
  primary key (account_id, email_address)
);
create index former_email_by_address on former_email (lower(email_address));
create index former_email_ended on former_email (ended_at);

create function note_former_email() returns trigger language plpgsql as $$
begin
  insert into former_email (account_id, email_address, ended_at) values (new.id, old.email_address, now())
      on conflict (account_id, email_address) do update set ended_at = excluded.ended_at;
  -- who takes an old address back has it now
  delete from former_email where account_id = new.id and lower(email_address) = lower(new.email_address);
  return null;
end
$$;
create trigger search_former_email after update of email_address on account for each row
  when (lower(old.email_address) <> lower(new.email_address)) execute function note_former_email();

-- Roles that are in force at a time.
create function working_staff_role(at timestamptz) returns table (account_id uuid, role text)
language sql stable as $$
  select staff_role.account_id, staff_role.role
    from staff_role join staff_member using (account_id)
   where ended_at is null and works_from <= at
$$;

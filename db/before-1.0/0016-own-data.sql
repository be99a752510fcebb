-- Where a person may be reached, as they keep it themselves. Until they have, the newest order tells.
create table contact_details (
  account_id uuid primary key references account on delete cascade,
  street_address text not null,
  zip_code text not null,
  city text not null,
  phone text not null,
  changed_at timestamptz not null
);

-- A new address is used once mail to it has been shown to reach the person. The newest wish counts.
create table email_change (
  account_id uuid primary key references account on delete cascade,
  new_email_address text not null check (length(new_email_address) between 5 and 80),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expires_at timestamptz not null
);
create index email_change_expires_at on email_change (expires_at);

-- All that we hold of a person, as they asked for it; made by a job, gone after a week.
create table data_export (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  data_file bytea,
  readable_file bytea,
  constraint a_ready_export_has_its_files
    check ((ready_at is null) = (data_file is null) and (ready_at is null) = (readable_file is null))
);
create index data_export_of_account on data_export (account_id);
create index data_export_expires_at on data_export (expires_at);

-- The account goes when its day comes, unless the person takes the wish back.
create table account_deletion (
  account_id uuid primary key references account on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index account_deletion_due on account_deletion (due_at);

-- Every look that staff take at somebody's data; the person sees the list.
create table staff_look (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  staff_account_id uuid references account on delete set null,
  subject text not null check (subject in ('details', 'card', 'visits', 'orders')),
  looked_at timestamptz not null
);
create index staff_look_at_account on staff_look (account_id, looked_at);
create index staff_look_by_staff on staff_look (staff_account_id);

-- What was sent to a person is part of what we hold of them.
create index mail_outbox_of_address on mail_outbox (lower(address));

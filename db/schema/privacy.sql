-- A person's export of their data, made by a job and deleted after a week.
create table data_export (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  language language_code not null,
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

-- An account that is to be deleted on a day, unless the person changes their mind.
create table account_deletion (
  account_id uuid primary key references account on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index account_deletion_due on account_deletion (due_at);

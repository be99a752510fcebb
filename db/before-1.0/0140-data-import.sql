-- Moving another scheme in: files are staged, judged by a dry run, signed, committed in batches and undone for 30 days.
create table data_import (
  id uuid primary key,
  name text not null check (length(name) between 2 and 80),
  -- the system that the outer ids are of
  source text not null check (source ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  state text not null default 'open' check (state in
    ('open', 'checking', 'checked', 'signed', 'committing', 'stopped', 'done', 'undoing', 'undone')),
  made_at timestamptz not null,
  -- null: by the command
  made_by uuid references account on delete set null,
  changed_at timestamptz not null,
  -- the day that the totals are counted for
  checked_on date,
  totals jsonb,
  signed_at timestamptz,
  signed_by uuid references account on delete set null,
  signed_totals jsonb,
  committed_at timestamptz,
  committed_by uuid references account on delete set null,
  reason text check (length(reason) between 3 and 500),
  landed jsonb,
  ended_at timestamptz,
  -- how far the job in hand has come: what lies behind it is committed
  at_kind text,
  at_place bigint not null default 0,
  rows_done integer not null default 0,
  rows_all integer not null default 0,
  -- of one that is undone after a stop: how far the commit had come; null: to the end
  written_kind text,
  written_place bigint,
  fault text check (fault in ('totalsChanged', 'unreadable', 'failed')),
  constraint signed_totals_have_a_signature check ((signed_at is null) = (signed_totals is null)),
  constraint nothing_is_committed_unsigned check (committed_at is null or signed_at is not null),
  constraint signer_never_commits check (signed_by <> committed_by)
);
create index data_import_newest on data_import (made_at);
create index data_import_at_work on data_import (changed_at) where state in ('checking', 'committing', 'undoing');
create index data_import_made_by on data_import (made_by) where made_by is not null;
create index data_import_signed_by on data_import (signed_by) where signed_by is not null;
create index data_import_committed_by on data_import (committed_by) where committed_by is not null;

create table data_import_file (
  id uuid primary key,
  import_id uuid not null references data_import on delete cascade,
  -- with the line it names a row of the import
  number smallint not null check (number between 1 and 99),
  kind text not null,
  name text not null check (length(name) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  state text not null default 'uploading' check (state in ('uploading', 'reading', 'read', 'unreadable')),
  row_count integer not null default 0,
  -- encoding, separator and date format, and the columns as they were found
  guessed jsonb,
  profile jsonb not null default '[]',
  mapping jsonb,
  added_at timestamptz not null,
  constraint one_file_for_a_number unique (import_id, number)
);

-- The bytes of a file until it is committed.
create table data_import_chunk (
  file_id uuid not null references data_import_file on delete cascade,
  place integer not null check (place between 0 and 4095),
  content bytea not null check (octet_length(content) between 1 and 4194304),
  primary key (file_id, place)
);

create table data_import_mapping (
  id uuid primary key,
  name text not null check (length(name) between 2 and 80),
  kind text not null,
  mapping jsonb not null,
  saved_at timestamptz not null,
  constraint one_mapping_for_a_name unique (kind, name)
);

-- Every row of every file as it was understood, and what it would do, did or did not.
create table data_import_row (
  import_id uuid not null references data_import on delete cascade,
  kind text not null,
  -- number of the file · 100 000 000 + line
  place bigint not null,
  outer_id text not null,
  -- null: refused when it was read
  fields jsonb,
  -- of the fields, with a keyed hash instead of a code: equal in the next file if nothing changed
  digest uuid,
  -- the row here: one that is there, or the id that it will have
  target_id uuid,
  -- the person of a card; the card of a visit, a contract or a seat
  parent_id uuid,
  museum_id uuid,
  -- the how many-th visit of the card to the museum on that day, from 0
  repeat_number integer,
  verdict text check (verdict in ('create', 'update', 'unchanged', 'refused')),
  why text,
  columns text[] not null default '{}',
  -- of an update: what was here; of a contract also the payment card that came along
  before jsonb,
  -- null: as the verdict said, once the import has come to it
  outcome text check (outcome in ('skipped', 'reversed', 'kept', 'couldNot')),
  primary key (import_id, kind, place)
);
-- Visits are many, and nothing refers to them.
create index data_import_row_by_outer_id on data_import_row (import_id, kind, outer_id) where kind <> 'visits';
create index data_import_row_told on data_import_row (import_id, kind, place)
  where verdict = 'refused' or why is not null or outcome is not null;

-- What has come from where: a later file of the source meets the same rows by their outer ids.
create table data_import_ref (
  source text not null,
  kind text not null,
  outer_id text not null,
  account_id uuid references account on delete set null,
  card_id uuid references museum_card on delete set null,
  -- of the other kinds
  target_id uuid,
  -- was here before, and is never changed or taken away by an import
  is_matched boolean not null default false,
  -- a person without an address has no account; any other without a target has been deleted here
  has_target boolean not null default true,
  digest uuid not null,
  -- of what stood here when the import had written it: anything else is somebody's later word
  written uuid,
  import_id uuid references data_import on delete set null,
  -- of a person: the newsletter consent that came along
  consent_given_at timestamptz,
  primary key (source, kind, outer_id)
);
create index data_import_ref_of_account on data_import_ref (account_id) where account_id is not null;
create index data_import_ref_of_card on data_import_ref (card_id) where card_id is not null;
create index data_import_ref_of_target on data_import_ref (target_id) where target_id is not null;
create index data_import_ref_of_import on data_import_ref (import_id, kind) where import_id is not null;

-- The id of what has no row here yet, the same for the same outer id (UUID version 8).
create function imported_id(source text, kind text, outer_id text) returns uuid language sql immutable parallel safe as $$
  select overlay(overlay(md5(source || '|' || kind || '|' || outer_id) placing '8' from 13) placing '8' from 17)::uuid
$$;

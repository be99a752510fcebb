-- The terms and the privacy statement in the operator's words, each version from its day on. A row is never deleted:
-- replaced, cancelled or undone it is taken back. Until the first one begins, what the product ships holds.
create table document_version (
  id uuid primary key default gen_random_uuid(),
  document text not null check (document in ('terms', 'privacy')),
  valid_from date not null,
  -- whom it troubles: nobody; they are told; they are told and asked to accept it
  effect text not null check (effect in ('quiet', 'told', 'accepted')),
  -- the shape is that of domain/document/document.ts
  words jsonb not null,
  -- what our rules said on the day of publishing, by language: later rules do not change what was accepted
  facts jsonb not null,
  summary jsonb not null,
  -- letters leave from this day on
  announced_on date not null,
  action_id uuid not null references staff_action,
  taken_back_at timestamptz
);
create unique index document_version_of_day on document_version (document, valid_from) where taken_back_at is null;
create index document_version_of_action on document_version (action_id);

-- What the office is writing: one draft of each, for all who write. Its edition tells two writers apart.
create table document_draft (
  document text primary key check (document in ('terms', 'privacy')),
  words jsonb not null,
  -- the planned version whose place it takes
  replaces date,
  edition integer not null,
  saved_by uuid references account on delete set null,
  saved_at timestamptz not null
);
create index document_draft_saved_by on document_draft (saved_by);

-- What somebody accepted apart from an order, when they were asked.
create table document_acceptance (
  account_id uuid not null references account on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (length(version) between 1 and 40),
  accepted_at timestamptz not null,
  primary key (account_id, document, version)
);

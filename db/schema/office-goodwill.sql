-- Goodwill for many cards: requested by one member of staff, approved by another, done and undone by a job in batches.
create table goodwill_run (
  id uuid primary key,
  asked_at timestamptz not null,
  asked_by uuid references account on delete set null,
  -- the day from which the time counts, however late it is approved or done
  asked_on date not null,
  expires_at timestamptz not null,
  -- a card is given time for one cause once, whichever run does it
  cause text not null check (length(cause) between 3 and 80),
  reason text not null check (length(reason) between 3 and 500),
  card_filter jsonb not null,
  months integer not null check (months between 0 and 12),
  days integer not null check (days between 0 and 366),
  -- the most days of goodwill of a card in a year, by the role of who requested it
  limit_days integer not null check (limit_days > 0),
  -- as in the preview: anything else is not what was requested
  card_count integer not null check (card_count > 0),
  cost_cents bigint not null check (cost_cents >= 0),
  previewed text not null,
  state text not null default 'asked'
    check (state in
      ('asked', 'refused', 'withdrawn', 'changed', 'running', 'stopped', 'done', 'undoing', 'undone')),
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  answer text check (length(answer) between 3 and 500),
  -- of a run that changed: what the second person would have approved
  found_count integer,
  found_cost_cents bigint,
  given integer not null default 0,
  skipped integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  ended_at timestamptz,
  -- how far the undo has come
  undone_to uuid,
  constraint some_time_is_given check (months + days > 0),
  constraint decided_once check ((state = 'asked') = (decided_at is null)),
  constraint asker_never_approves
    check (state in ('asked', 'refused', 'withdrawn', 'changed') or decided_by is null or decided_by <> asked_by)
);
create index goodwill_run_newest on goodwill_run (asked_at);
create index goodwill_run_of_cause on goodwill_run (lower(cause));
create index goodwill_run_at_work on goodwill_run (decided_at) where state in ('running', 'undoing');
create index goodwill_run_asked_by on goodwill_run (asked_by) where asked_by is not null;
create index goodwill_run_decided_by on goodwill_run (decided_by) where decided_by is not null;

-- The processed cards of an approved run, and the outcome.
create table goodwill_run_card (
  run_id uuid not null references goodwill_run on delete cascade,
  card_id uuid not null references museum_card on delete cascade,
  state text not null check (state in ('given', 'skipped', 'undone', 'kept')),
  -- why it was skipped, or kept when the rest was undone
  why text,
  until_before date,
  until_after date,
  changed_at timestamptz,
  primary key (run_id, card_id)
);
create index goodwill_run_card_of_card on goodwill_run_card (card_id);
create index goodwill_run_card_given on goodwill_run_card (run_id, card_id) where state = 'given';
create index goodwill_run_card_told on goodwill_run_card (run_id, card_id) where state in ('skipped', 'kept');

-- The waiting cards of an approved run. In slices, because 400 000 rows took a minute to insert.
create table goodwill_run_slice (
  run_id uuid not null references goodwill_run on delete cascade,
  place integer not null,
  card_ids uuid[] not null,
  -- how often a card of it was locked: such a slice comes after the others
  tries integer not null default 0,
  primary key (run_id, place)
);

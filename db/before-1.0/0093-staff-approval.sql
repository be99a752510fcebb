-- What a member of staff asked for and a second one decides. Its id becomes that of the action. Open for seven days.
create table staff_approval (
  id uuid primary key,
  asked_at timestamptz not null,
  asked_by uuid not null references account on delete cascade,
  kind text not null,
  right_name text not null,
  person_id uuid references account on delete cascade,
  payment_id uuid references payment on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  input jsonb not null,
  reason text not null check (length(reason) between 3 and 500),
  -- the hash of what was looked at: anything else is not what was asked for
  previewed text not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn', 'changed')),
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  answer text check (length(answer) between 3 and 500),
  constraint decided_once check ((state = 'asked') = (decided_at is null)),
  constraint asker_never_approves check (state <> 'approved' or decided_by is distinct from asked_by)
);
create index staff_approval_waiting on staff_approval (asked_at) where state = 'asked';
create index staff_approval_by on staff_approval (asked_by, asked_at);
create index staff_approval_about on staff_approval (person_id) where person_id is not null;
create index staff_approval_of_payment on staff_approval (payment_id) where payment_id is not null;
create index staff_approval_decided_by on staff_approval (decided_by) where decided_by is not null;

-- Keys of till systems, as hashes. A key is shown once, when it is made.
create table till_key (
  id uuid primary key default gen_random_uuid(),
  -- null: the sandbox
  museum_id uuid references museum,
  key_hash bytea not null,
  -- whose till it is, for the people who revoke it
  made_for text not null check (made_for <> ''),
  made_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint till_key_is_hashed check (octet_length(key_hash) = 32),
  constraint one_till_for_a_key unique (key_hash)
);

-- Visits recorded by a sandbox key, so that repeats and undo can be tried. No card, no statistics.
create table sandbox_visit (
  key_id uuid not null references till_key on delete cascade,
  visit_id uuid not null,
  customer_number text not null,
  visited_at timestamptz not null,
  primary key (key_id, visit_id)
);
create index sandbox_visit_by_time on sandbox_visit (visited_at);

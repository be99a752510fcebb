-- When each keeping time was last kept, and of how many rows: one row for each table that something is deleted from.
create table keeping_run (
  table_name text primary key,
  ran_at timestamptz not null,
  ended_rows integer not null check (ended_rows >= 0),
  failed boolean not null
);

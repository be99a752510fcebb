-- How far the demo's clock is ahead of the wall clock.
create table demo_clock (
  only_row boolean primary key default true check (only_row),
  ahead_ms bigint not null default 0 check (ahead_ms >= 0)
);
insert into demo_clock default values;

-- When each retention time was last applied, and to how many rows: one row for each table.
create table keeping_run (
  table_name text primary key,
  ran_at timestamptz not null,
  ended_rows integer not null check (ended_rows >= 0),
  failed boolean not null
);

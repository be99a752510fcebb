-- Backups and restore drills write here that they ran: the office and the alerts look at it.
create table operation_run (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('backup', 'drill')),
  ended_at timestamptz not null,
  succeeded boolean not null,
  seconds integer not null check (seconds >= 0),
  detail text not null check (length(detail) <= 500)
);
create index operation_run_newest on operation_run (kind, ended_at desc);

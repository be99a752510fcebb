-- How far the demo's clock has been moved ahead of the wall's. Read by the default start only.
create table demo_clock (
  only_row boolean primary key default true check (only_row),
  ahead_ms bigint not null default 0 check (ahead_ms >= 0)
);
insert into demo_clock default values;

-- Applied migrations. Its columns are those of node-pg-migrate.
create table migration (
  id serial primary key,
  name varchar(255) not null,
  run_on timestamp not null
);

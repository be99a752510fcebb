-- In a transaction of its own: reading the table then blocks nobody.
alter table operation_run validate constraint operation_run_kind_check;

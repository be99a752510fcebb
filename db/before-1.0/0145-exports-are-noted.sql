-- An export takes everybody's data along: that it was made, by whom and when stands beside backups and drills.
alter table operation_run drop constraint operation_run_kind_check;
alter table operation_run add constraint operation_run_kind_check
  check (kind in ('backup', 'drill', 'export')) not valid;

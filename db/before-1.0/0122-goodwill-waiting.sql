-- Cards of a run wait in slices since 0114: nothing writes or reads this state any more.
-- A catalogue change of a moment; a run that is at work lets go between its batches.
-- squawk-ignore require-concurrent-index-deletion
drop index goodwill_run_card_waiting;
alter table goodwill_run_card alter column state drop default;
alter table goodwill_run_card drop constraint goodwill_run_card_state_check;
alter table goodwill_run_card add constraint goodwill_run_card_state_check
  check (state in ('given', 'skipped', 'undone', 'kept')) not valid;

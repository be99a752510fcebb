-- In a transaction of its own: reading the whole table then blocks nobody.
alter table goodwill_run_card validate constraint goodwill_run_card_state_check;

-- How many cards one buyer gets with a shared code; null: any number. A few hundred rows: checked at once.
alter table campaign add column person_limit integer;
alter table campaign add constraint campaign_person_limit_check check (person_limit > 0) not valid;
alter table campaign add constraint codes_of_a_batch_serve_once_anyway
  check (person_limit is null or codes = 'one') not valid;
-- squawk-ignore constraint-missing-not-valid
alter table campaign validate constraint campaign_person_limit_check;
-- squawk-ignore constraint-missing-not-valid
alter table campaign validate constraint codes_of_a_batch_serve_once_anyway;

-- Which codes came later, by which action; null: with the campaign itself. The column is new and empty.
-- squawk-ignore adding-foreign-key-constraint
alter table campaign_code add column action_id uuid references staff_action;
-- squawk-ignore require-concurrent-index-creation
create index code_of_action on campaign_code (action_id) where action_id is not null;

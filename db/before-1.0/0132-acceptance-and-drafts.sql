-- The terms that were accepted with a registration, until the mail is confirmed and the account has them.
alter table registration_confirmation
  add column conditions_version text check (length(conditions_version) between 1 and 40),
  add column accepted_at timestamptz;

-- A draft that is published or discarded leaves its edition behind: who has older words open is told, whatever was saved since.
alter table document_draft alter column words drop not null;

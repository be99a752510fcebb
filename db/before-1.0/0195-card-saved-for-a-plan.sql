-- A payment card that is saved for a contract that runs leads back to that contract, not to a renewal.
alter table card_saving add column for_plan boolean not null default false;

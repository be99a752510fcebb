-- Whether the number was brought along from another scheme: twelve digits say so themselves, sixteen do not.
alter table museum_card add column is_number_imported boolean not null default false;
alter table former_card_number add column is_imported boolean not null default false;

-- Who planned a price or a rate, when and why: the action of staff that wrote the row. Null: it came with the scheme.
alter table price add column action_id uuid references staff_action;
alter table vat_rate add column action_id uuid references staff_action;

-- A payment card that is being saved without a payment. The key in the return address shows whose it is.
create table card_saving (
  key text primary key,
  account_id uuid not null references account on delete cascade,
  card_id uuid not null references museum_card,
  language language_code not null,
  created_at timestamptz not null,
  saved_at timestamptz,
  -- saved for a running contract: the return leads there and not to a renewal
  for_plan boolean not null default false
);
create index card_saving_by_time on card_saving (created_at);
create index card_saving_of_account on card_saving (account_id);
create index card_saving_of_card on card_saving (card_id);

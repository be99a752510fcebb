-- A renewal says which card it prolongs; nothing else does.
alter table museum_card_event add column renews_card_id uuid references museum_card;
alter table museum_card_event add constraint only_a_renewal_renews
  check (kind = 'renewal' or renews_card_id is null);
create index museum_card_event_of_renewed_card on museum_card_event (renews_card_id)
  where renews_card_id is not null;

-- A card of the payer that is being saved without a payment. The provider's answer does not say whose it is:
-- the unguessable key in the return address does.
create table card_saving (
  key text primary key,
  account_id uuid not null references account on delete cascade,
  card_id uuid not null references museum_card,
  language text not null check (language in ('fi', 'sv', 'en')),
  created_at timestamptz not null,
  saved_at timestamptz
);

-- The saved card that a payment is charged to, and what came of it. Written before the provider is asked.
create table token_charge (
  payment_id uuid primary key references payment,
  token_id uuid references payment_token on delete set null,
  -- cit: the holder is there and asks for it; mit: an instalment that was agreed on before
  initiative text not null check (initiative in ('cit', 'mit')),
  -- by the clock of the wall, whatever the portal's clock says: the provider's list of payments goes by it
  sent_at timestamptz,
  declined_on date,
  acquirer_code text
);
create index token_charge_of_token on token_charge (token_id);

-- Which instalments a payment pays: one when it falls due, or all that are left.
create table instalment_charge (
  payment_id uuid not null references payment,
  contract_id uuid not null,
  number integer not null,
  primary key (payment_id, contract_id, number),
  foreign key (contract_id, number) references instalment
);
create index instalment_charge_of_instalment on instalment_charge (contract_id, number);

-- One payment may pay all that is left.
alter table instalment drop constraint instalment_paid_by_key;
create index instalment_of_payment on instalment (paid_by) where paid_by is not null;

alter table monthly_contract
  -- when the scheduler looks next; null: it is finished, or waits for another card
  add column next_try_at timestamptz,
  add column failing_since date,
  add column noticed_on date,
  add column withdrawn_at timestamptz;
update monthly_contract contract
   set next_try_at = (select min(due_on)::timestamp at time zone 'UTC' from instalment
                       where contract_id = contract.id and paid_by is null);
create index monthly_contract_to_try on monthly_contract (next_try_at) where next_try_at is not null;
create index monthly_contract_failing on monthly_contract (failing_since) where failing_since is not null;
create index monthly_contract_of_account on monthly_contract (account_id);

-- Entry is stopped from one moment to another. The card's own time goes on: its end is the fold of its ledger.
create table contract_hold (
  id bigint generated always as identity primary key,
  contract_id uuid not null references monthly_contract,
  card_id uuid not null references museum_card,
  placed_at timestamptz not null,
  lifted_at timestamptz check (lifted_at >= placed_at)
);
create unique index one_hold_on_a_contract on contract_hold (contract_id) where lifted_at is null;
create index contract_hold_of_card on contract_hold (card_id) where lifted_at is null;

-- The provider's list of payments, asked for because of charges that were never answered.
create table payment_report (
  key text primary key,
  payment_ids uuid[] not null,
  asked_at timestamptz not null,
  heard_at timestamptz
);

-- A campaign says what its codes give; a code is only a way in. One code that everybody shares, or thousands that serve
-- one purchase each.
create table campaign (
  id uuid primary key default gen_random_uuid(),
  -- for the office; buyers never see it
  name text not null check (name <> ''),
  -- one shared code, made by the portal, or brought by the operator
  codes text not null default 'one' check (codes in ('one', 'made', 'imported')),
  kind text not null check (kind in ('amountOff', 'percentOff', 'extraMonths')),
  -- cents, percent or months, by kind
  value integer not null check (value > 0),
  purchase_kinds text[] not null check (purchase_kinds <> '{}'),
  billing_types text[] not null check (billing_types <> '{}'),
  valid_from date not null,
  valid_until date not null,
  -- ended by hand before its last day was over
  is_stopped boolean not null default false,
  -- how many purchases each code serves; null: any number
  use_limit integer check (use_limit > 0),
  -- who made it; null: it came with the scheme
  action_id uuid references staff_action,
  created_at timestamptz not null default now(),
  constraint campaign_ends_after_it_begins check (valid_until >= valid_from or is_stopped),
  constraint percent_is_at_most_a_hundred check (kind <> 'percentOff' or value <= 100),
  constraint amount_is_not_taken_off_instalments
    check (kind <> 'amountOff' or not 'monthly' = any (billing_types)),
  constraint one_of_many_codes_serves_once check (codes = 'one' or use_limit = 1)
);
create unique index campaign_of_action on campaign (action_id) where action_id is not null;

-- Every code so far is a campaign of its own, with the same id. There are few: the table is changed at once.
-- squawk-ignore adding-foreign-key-constraint
alter table campaign_code add column campaign_id uuid references campaign;
insert into campaign (id, name, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit, created_at)
select id, code, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit, created_at
  from campaign_code;
update campaign_code set campaign_id = id;
-- squawk-ignore adding-not-nullable-field
alter table campaign_code alter column campaign_id set not null;
-- squawk-ignore require-concurrent-index-creation
create index code_of_campaign on campaign_code (campaign_id, code);

-- What a code gave stays readable for the release before this one. Nobody writes it any more.
alter table campaign_code
  alter column kind drop not null,
  alter column value drop not null,
  alter column valid_from drop not null,
  alter column valid_until drop not null,
  alter column purchase_kinds drop not null,
  alter column billing_types drop not null;

-- A code that is written the old way, by SQL, gets a campaign of its own.
create function campaign_of_lone_code() returns trigger language plpgsql as $$
begin
  new.campaign_id := new.id;
  insert into campaign (id, name, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit)
  values (new.id, new.code, new.kind, new.value, new.purchase_kinds, new.billing_types, new.valid_from,
          new.valid_until, new.use_limit);
  return new;
end $$;
create trigger campaign_of_lone_code before insert on campaign_code
  for each row when (new.campaign_id is null) execute function campaign_of_lone_code();

-- Codes are worth money: who took a file of them, and when. It outlives a campaign that was undone.
create table campaign_download (
  id bigint generated always as identity primary key,
  campaign_id uuid references campaign on delete set null,
  campaign_name text not null,
  account_id uuid references account on delete set null,
  at timestamptz not null
);
create index download_of_campaign on campaign_download (campaign_id);
create index download_of_account on campaign_download (account_id);

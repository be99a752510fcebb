create domain ledger_kind as text check (value in (
  'imported', 'bought', 'campaignMonths', 'giftMerged', 'registered', 'renewedWhileValid', 'renewedAfterExpiry', 'goodwill',
  'firstVisit', 'refund', 'contractEnded'
));

-- One museum card, from the moment it is made to its last renewal.
create table museum_card (
  id uuid primary key default gen_random_uuid(),
  customer_number text not null,
  -- drawn on the server from a keyed hash, so the picture does not give the number away
  ryijy_seed bigint not null check (ryijy_seed between 0 and 4294967295),
  -- who may see and renew it; a card outlives the account of its holder
  holder_account_id uuid references account on delete set null,
  -- fixed at registration: cards are made automatically with these
  holder_first_name text,
  holder_last_name text,
  holder_year_of_birth integer,
  registered_at timestamptz,
  -- the SHA-256 of the secret that opens a card bought for someone else
  activation_code_hash bytea,
  created_at timestamptz not null default now(),
  -- the operator closed the card, for example because it was lost
  blocked_at timestamptz,
  -- from another scheme; sixteen digits alone do not show it
  is_number_imported boolean not null default false,
  -- visits up to this day were forgotten: an import leaves them out
  diary_forgotten_on date,
  constraint activation_code_is_hashed check (octet_length(activation_code_hash) = 32),
  constraint registered_card_has_a_holder
    check ((registered_at is null) = (holder_first_name is null) and
      (registered_at is null) = (holder_last_name is null) and
      (registered_at is null) = (holder_year_of_birth is null)),
  constraint one_card_for_a_number unique (customer_number),
  constraint one_card_for_an_activation_code unique (activation_code_hash),
  constraint customer_number_is_16_or_12_digits check (customer_number ~ '^([1-9][0-9]{15}|[0-9]{12})$')
);
-- Who holds a card buys no second one.
create unique index one_card_for_an_account on museum_card (holder_account_id);
create index museum_card_by_last_four on museum_card (right(customer_number, 4));

-- Why a card is valid as long as it is. Rows are added, never changed; the end is their fold.
create table card_ledger_entry (
  id bigint generated always as identity primary key,
  card_id uuid not null references museum_card,
  kind ledger_kind not null,
  -- 'payment:…', 'visit:…', 'gift:…': a cause extends a card once
  cause text not null check (cause <> ''),
  occurred_on date not null,
  months integer not null default 0 check (months between 0 and 120),
  days integer not null default 0 check (days between 0 and 3660),
  starts_at_once boolean not null default false,
  refunds text,
  recorded_at timestamptz not null default now(),
  constraint one_entry_for_a_cause unique (card_id, cause),
  constraint only_what_takes_back_refunds check ((kind in ('refund', 'contractEnded')) = (refunds is not null))
);
-- the goodwill of a card within a year is limited
create index card_ledger_entry_goodwill on card_ledger_entry (card_id) where kind = 'goodwill';
-- an undo finds validity that moved to another card by its cause
create index card_ledger_entry_given on card_ledger_entry (cause) where kind = 'giftMerged';

-- An entry that turned out to be a slip, such as a visit undone at the desk: it no longer counts.
create table card_ledger_void (
  entry_id bigint primary key references card_ledger_entry,
  reason text not null check (reason <> ''),
  voided_at timestamptz not null default now()
);

-- The fold of the ledger, kept for questions about many cards (who ends next month). Written with every
-- entry in the same transaction and by nothing else; it can be made again from the ledger at any time.
create table card_validity (
  card_id uuid primary key references museum_card,
  starts_on date,
  valid_until date,
  waits_for_first_visit boolean not null,
  -- what gave the card its time was refunded, and nothing has given it time since
  is_refunded boolean not null default false,
  constraint a_waiting_card_has_no_end check (not waits_for_first_visit or valid_until is null)
);
create index card_validity_by_end on card_validity (valid_until);

-- A print run of cards. The browser chooses the id, so that a repeated request makes one batch.
create table plastic_batch (
  id uuid primary key,
  number integer not null generated always as identity unique,
  made_at timestamptz not null,
  made_by uuid references account on delete set null,
  produced_at timestamptz,
  produced_by uuid references account on delete set null
);
create index plastic_batch_made_by on plastic_batch (made_by);
create index plastic_batch_produced_by on plastic_batch (produced_by);

-- An order for a plastic card.
create table plastic_card_order (
  id uuid primary key default gen_random_uuid(),
  card_id uuid not null references museum_card,
  -- what brought the order about: one plastic card for one cause
  cause text not null,
  recipient_name text not null,
  street_address text not null,
  zip_code text not null,
  city text not null,
  ordered_at timestamptz not null default now(),
  sent_to_production_at timestamptz,
  posted_at timestamptz,
  cancelled_at timestamptz,
  batch_id uuid references plastic_batch,
  -- 1 for the first of the print run
  place integer check (place > 0),
  -- name, number and rya as they went to the printer: the same file can be made again whatever changed since
  printed jsonb,
  reprint_reason text check (reprint_reason in ('lost', 'damaged', 'nameCorrected')),
  -- the member of staff who asked for a reprint
  ordered_by uuid references account on delete set null,
  country text not null default 'FI',
  constraint one_plastic_card_for_a_cause unique (card_id, cause),
  constraint a_batched_card_has_a_place_and_a_print check (num_nonnulls(batch_id, place, printed) in (0, 3))
);
create index plastic_card_order_waiting on plastic_card_order (ordered_at)
  where sent_to_production_at is null and cancelled_at is null;
create unique index plastic_card_order_in_batch on plastic_card_order (batch_id, place) where batch_id is not null;
create index plastic_card_order_ordered_by on plastic_card_order (ordered_by) where ordered_by is not null;
-- names and addresses are deleted a year after the card was posted or cancelled
create index plastic_card_order_named on plastic_card_order (coalesce(posted_at, cancelled_at))
  where recipient_name <> '' and coalesce(posted_at, cancelled_at) is not null;

-- Numbers that a card no longer has: lost, stolen or misused. Such a number lets nobody in and is never given again.
create table former_card_number (
  -- also its id in the list of the offline desks, where it stays as blocked
  id uuid primary key default gen_random_uuid(),
  customer_number text not null unique,
  card_id uuid not null references museum_card on delete cascade,
  why text not null check (why in ('lost', 'stolen', 'misused')),
  blocked_at timestamptz not null,
  is_imported boolean not null default false,
  constraint former_number_is_16_or_12_digits check (customer_number ~ '^([1-9][0-9]{15}|[0-9]{12})$')
);
create index former_card_number_of_card on former_card_number (card_id);
create index former_card_number_by_last_four on former_card_number (right(customer_number, 4));

create function ledger_is_never_rewritten() returns trigger language plpgsql as $$
begin
  raise exception 'a ledger entry is never changed or removed: add another, or void it';
end
$$;
create trigger ledger_entry_stays before update or truncate on card_ledger_entry
  for each statement execute function ledger_is_never_rewritten();
create trigger ledger_void_stays before update or truncate on card_ledger_void
  for each statement execute function ledger_is_never_rewritten();

-- On the desk list the entry of the old number becomes that of the former number; the card gets a new one.
create function note_former_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into desk_list_change (card_id) values (old.id);
    return null;
  end if;
  update desk_list_entry set card_id = new.id where card_id = new.card_id and digest is not null;
  insert into desk_list_change (card_id) values (new.id), (new.card_id);
  return null;
end
$$;
create trigger note_former_number after insert or delete on former_card_number
  for each row execute function note_former_number();

-- An import that is undone deletes its own entries, and no others.
create function only_an_undone_import_leaves_the_ledger() returns trigger language plpgsql as $$
begin
  if exists (select from gone
              where not starts_with(gone.cause, 'import:' || coalesce(current_setting('portal.undone_import', true), '') || ':')
                 or current_setting('portal.undone_import', true) is null) then
    raise exception 'a ledger entry is never changed or removed: add another, or void it';
  end if;
  return null;
end
$$;
create trigger ledger_entry_leaves after delete on card_ledger_entry
  referencing old table as gone for each statement execute function only_an_undone_import_leaves_the_ledger();

create function only_an_undone_import_leaves_the_voids() returns trigger language plpgsql as $$
begin
  if exists (select from gone
              where gone.reason <> 'import:' || coalesce(current_setting('portal.undone_import', true), '')
                 or current_setting('portal.undone_import', true) is null) then
    raise exception 'a ledger entry is never changed or removed: add another, or void it';
  end if;
  return null;
end
$$;
create trigger ledger_void_leaves after delete on card_ledger_void
  referencing old table as gone for each statement execute function only_an_undone_import_leaves_the_voids();

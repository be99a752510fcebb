-- A visit to a museum by card.
create table visit (
  -- made by the desk's device, so that a visit sent twice is one visit
  id uuid primary key,
  card_id uuid references museum_card,
  museum_id uuid not null references museum,
  visited_on date not null,
  -- 0 for the first of the day; the clerk may record another on purpose
  repeat_number integer not null default 0 check (repeat_number >= 0),
  recorded_at timestamptz not null default now(),
  -- the clerk; a mark without a reference, so that closing any account need not search all visits
  recorded_by uuid,
  -- the state of the card when a visit that was recorded offline was sent; it stays a visit. Null: recorded online
  offline_verdict text
    check (offline_verdict in (
      'valid', 'visitedToday', 'expired', 'notActive', 'onHold', 'blocked', 'refunded', 'replaced')),
  constraint one_visit_for_a_museum_and_day unique (card_id, museum_id, visited_on, repeat_number)
);
create index visit_of_museum on visit (museum_id, visited_on);

-- The cards that ticket desks know without a network, as they are sent: made by one job from what has changed.
create table desk_list_entry (
  -- no reference: what the list said of a card that is gone has to be taken back from the desks
  card_id uuid primary key,
  -- a slow hash of the number, made once; null: the card is gone
  digest bytea check (octet_length(digest) = 32),
  -- of the digest, under the key of the list
  hash bytea not null check (octet_length(hash) = 5),
  -- null: the card is gone
  mark integer check (mark between 0 and 65535),
  version bigint not null
);
create index desk_list_entry_in_order on desk_list_entry (hash, mark);
create index desk_list_entry_by_version on desk_list_entry (version, hash);

-- One row. Writers lock it, so that versions are committed in their order and no desk misses one.
create table desk_list (
  is_only boolean primary key default true check (is_only),
  -- differs for lists under another key
  edition text not null,
  version bigint not null,
  cards integer not null
);
insert into desk_list (edition, version, cards) values ('', 0, 0);

-- Cards that the job has to update on the list. Not unique: two transactions about one card need not wait for each other here.
create table desk_list_change (
  id bigint generated always as identity primary key,
  card_id uuid not null
);

-- When the desks of a museum last had the list of cards.
create table desk_list_fetch (
  museum_id uuid primary key references museum on delete cascade,
  fetched_at timestamptz not null
);

-- Visits of a museum in a month. Triggers write each change as a row of uncounted_visit, so that no two desks wait for each other;
-- a job adds these up.
create table visit_month (
  museum_id uuid not null references museum on delete cascade,
  -- its first day
  month date not null check (extract(day from month) = 1),
  visits integer not null,
  primary key (museum_id, month) include (visits)
);
-- months whose visits were all undone are deleted
create index visit_month_empty on visit_month (museum_id) where visits = 0;

create table uncounted_visit (
  id bigint generated always as identity primary key,
  museum_id uuid not null,
  month date not null,
  -- below zero: visits that were taken away
  visits integer not null
);
create index uncounted_visit_of_museum on uncounted_visit (museum_id);

-- A card comes to the list with its first validity; before that nobody has its number.
create function note_new_cards() returns trigger language plpgsql as $$
begin
  insert into desk_list_change (card_id) select card_id from added;
  return null;
end
$$;
create trigger note_new_cards after insert on card_validity
  referencing new table as added for each statement execute function note_new_cards();

create function note_changed_card() returns trigger language plpgsql as $$
begin
  insert into desk_list_change (card_id) values (new.card_id);
  return null;
end
$$;
create trigger note_changed_card after update on card_validity for each row execute function note_changed_card();

create function note_registered_card() returns trigger language plpgsql as $$
begin
  insert into desk_list_change (card_id) values (old.id);
  return null;
end
$$;
create trigger note_registered_card after delete or update of registered_at, blocked_at on museum_card
  for each row execute function note_registered_card();

create function note_new_visits() returns trigger language plpgsql as $$
begin
  insert into uncounted_visit (museum_id, month, visits)
  select museum_id, date_trunc('month', visited_on::timestamp)::date, count(*) from came group by 1, 2;
  return null;
end
$$;
create trigger note_new_visits after insert on visit
  referencing new table as came for each statement execute function note_new_visits();

create function note_removed_visits() returns trigger language plpgsql as $$
begin
  insert into uncounted_visit (museum_id, month, visits)
  select museum_id, date_trunc('month', visited_on::timestamp)::date, -count(*) from went group by 1, 2;
  return null;
end
$$;
create trigger note_removed_visits after delete on visit
  referencing old table as went for each statement execute function note_removed_visits();

create function note_moved_visit() returns trigger language plpgsql as $$
begin
  insert into uncounted_visit (museum_id, month, visits)
  values (old.museum_id, date_trunc('month', old.visited_on::timestamp)::date, -1),
         (new.museum_id, date_trunc('month', new.visited_on::timestamp)::date, 1);
  return null;
end
$$;
-- A holder who forgets the diary moves nothing: the visit stays the museum's.
create trigger note_moved_visit after update on visit
  for each row when (old.museum_id <> new.museum_id or old.visited_on <> new.visited_on)
  execute function note_moved_visit();

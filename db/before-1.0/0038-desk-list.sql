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
  -- tells lists of another key apart
  edition text not null,
  version bigint not null,
  cards integer not null
);
insert into desk_list (edition, version, cards) values ('', 0, 0);

-- Cards that the job has to look at. Not unique: two transactions about one card need not wait for each other here.
create table desk_list_change (
  id bigint generated always as identity primary key,
  card_id uuid not null
);
insert into desk_list_change (card_id) select card_id from card_validity;

-- A card comes to the list with its first time; before that nobody has its number. Many may come in one statement.
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
create trigger note_changed_card after update on card_validity
  for each row execute function note_changed_card();
create trigger note_changed_card after insert or update of lifted_at on contract_hold
  for each row execute function note_changed_card();

create function note_registered_card() returns trigger language plpgsql as $$
begin
  insert into desk_list_change (card_id) values (old.id);
  return null;
end
$$;
create trigger note_registered_card after delete or update of registered_at, blocked_at on museum_card
  for each row execute function note_registered_card();

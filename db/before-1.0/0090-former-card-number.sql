-- Numbers that a card no longer has: lost, stolen or misused. Such a number lets nobody in and is never given again.
create table former_card_number (
  -- also its id in the list of the offline desks, where it stays as blocked
  id uuid primary key default gen_random_uuid(),
  customer_number text not null unique check (customer_number ~ '^[1-9][0-9]{15}$'),
  card_id uuid not null references museum_card on delete cascade,
  why text not null check (why in ('lost', 'stolen', 'misused')),
  blocked_at timestamptz not null
);
create index former_card_number_of_card on former_card_number (card_id);
create index former_card_number_by_last_four on former_card_number (right(customer_number, 4));

-- The entry of the old number goes on as that of the former number; the card gets a new one with its new number.
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

alter table visit drop constraint visit_offline_verdict_check;
alter table visit add constraint visit_offline_verdict_check check (offline_verdict in (
  'valid', 'visitedToday', 'expired', 'notActive', 'onHold', 'blocked', 'refunded', 'replaced')) not valid;
alter table visit validate constraint visit_offline_verdict_check;

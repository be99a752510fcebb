-- A card that somebody buys for themselves names them as their account does, as a rule: all its words are there
-- already, and going through them was a sixth of what a settled purchase costs the database.
create or replace function note_name_of_card() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Locked as writing them would lock them, so that a name which the account takes on meanwhile is seen below. The
    -- account itself is not: whoever orders locks it before the order, and a settlement has locked the order.
    perform from search_entry where subject_id = new.holder_account_id for share;
    perform from account
      where id = new.holder_account_id
        and (first_name, last_name) is not distinct from (new.holder_first_name, new.holder_last_name);
    if found then
      return null;
    end if;
  end if;
  if tg_op = 'UPDATE' and old.holder_account_id is distinct from new.holder_account_id
     and old.holder_account_id is not null then
    perform refresh_person_words(old.holder_account_id);
  end if;
  if new.holder_account_id is not null then
    perform refresh_person_words(new.holder_account_id);
  end if;
  return null;
end
$$;

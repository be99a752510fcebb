-- A card in the name of its account brings no words along (0118). The version that lets an import note all names at once
-- (0141) was written from an older one and went through them again for every purchase.
create or replace function note_name_of_card() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('portal.names_come_at_once', true), '') = 'yes' then
    return null;
  end if;
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

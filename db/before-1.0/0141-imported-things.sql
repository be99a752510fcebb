-- What was paid for in another system: there is an order for the contract or the company, and no payment for it here.
alter table card_order add column is_imported boolean not null default false;
-- So many of the twelve instalments were paid there; those here begin with the next one.
alter table monthly_contract add column paid_elsewhere integer not null default 0
  check (paid_elsewhere between 0 and 11);

-- Time that a card brought along. One word more: no row has to be looked at.
alter domain ledger_kind drop constraint ledger_kind_check;
-- squawk-ignore ban-alter-domain-with-add-constraint
alter domain ledger_kind add constraint ledger_kind_check check (value in (
  'imported', 'bought', 'campaignMonths', 'giftMerged', 'registered', 'renewedWhileValid', 'renewedAfterExpiry', 'goodwill',
  'firstVisit', 'refund', 'contractEnded'
)) not valid;

-- A ledger is still never rewritten; but an import that is undone takes its own entries along, and no other.
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
drop trigger ledger_entry_stays on card_ledger_entry;
create trigger ledger_entry_stays before update or truncate on card_ledger_entry
  for each statement execute function ledger_is_never_rewritten();
create trigger ledger_entry_leaves after delete on card_ledger_entry
  referencing old table as gone for each statement execute function only_an_undone_import_leaves_the_ledger();
drop trigger ledger_void_stays on card_ledger_void;
create trigger ledger_void_stays before update or truncate on card_ledger_void
  for each statement execute function ledger_is_never_rewritten();
create trigger ledger_void_leaves after delete on card_ledger_void
  referencing old table as gone for each statement execute function only_an_undone_import_leaves_the_voids();

-- Many people at once: the words of all their names in two statements, where a trigger would do it one by one.
create function refresh_words_of_people(people uuid[]) returns void language plpgsql as $$
begin
  create temporary table if not exists words_of_people
    (person uuid, role text, word text, written text) on commit drop;
  truncate words_of_people;
  insert into words_of_people
  select distinct on (account.id, part.role, found.word) account.id, part.role, found.word, found.written
    from account
    left join museum_card card on card.holder_account_id = account.id
   cross join lateral (values ('firstName', account.first_name), ('lastName', account.last_name),
                              ('firstName', card.holder_first_name), ('lastName', card.holder_last_name))
                       as part (role, name)
   cross join lateral search_words(part.name) as found
   where account.id = any (people);
  insert into search_word (word)
  select distinct word from words_of_people order by word on conflict do nothing;
  update search_entry entry
     set ended_at = now()
   where entry.account_id = any (people) and entry.ended_at is null
     and not exists (select from words_of_people named
                      where named.person = entry.account_id and named.role = entry.role and named.word = entry.word);
  insert into search_entry (account_id, role, word, written)
  select person, role, word, written from words_of_people
      on conflict (subject_id, role, word) do update set ended_at = null, written = excluded.written
      where search_entry.ended_at is not null or search_entry.written <> excluded.written;
end
$$;
create or replace function note_name_of_account() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('portal.names_come_at_once', true), '') <> 'yes' then
    perform refresh_person_words(new.id);
  end if;
  return null;
end
$$;
create or replace function note_name_of_card() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('portal.names_come_at_once', true), '') = 'yes' then
    return null;
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

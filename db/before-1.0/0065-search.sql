-- Finding people and orders by name: the words of names, kept by triggers in the transactions that change the names.
create extension if not exists pg_trgm;

-- One spelling of a word: small letters without marks, the same as `foldWord` of domain/office/fold-word.ts.
create function fold_word(written text) returns text language sql immutable parallel safe as $$
  select left(replace(replace(replace(replace(
           translate(regexp_replace(normalize(lower(written), nfd), U&'[\0300-\036f]', '', 'g'), 'øłđð', 'oldd'),
           'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 40)
$$;

-- The words of a name as they were written, and folded. One letter finds nobody.
create function search_words(name text) returns table (word text, written text) language sql immutable parallel safe as $$
  select distinct on (fold_word(piece)) fold_word(piece), left(piece, 40)
    from regexp_split_to_table(name, '[\s\-–—‑''’‘`´".,;:()/&+_|*#!?@<>]+') as piece
   where length(fold_word(piece)) >= 2
$$;

-- A phone number from its end, so that +358 40, 0040 and 040 begin alike.
create function reversed_digits(written text) returns text language sql immutable parallel safe as $$
  select reverse(regexp_replace(written, '\D', '', 'g'))
$$;

-- Every word that somebody is called by, once: what a typing error is looked for in.
create table search_word (
  word text primary key
);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);
create index search_word_beginning on search_word (word text_pattern_ops);

create table search_entry (
  account_id uuid references account on delete cascade,
  card_order_id uuid references card_order on delete cascade,
  subject_id uuid generated always as (coalesce(account_id, card_order_id)) stored,
  role text not null check (role in ('firstName', 'lastName', 'buyer', 'recipient', 'company', 'contact')),
  word text not null references search_word,
  written text not null,
  -- since when the person is called otherwise; null: they are called so now
  ended_at timestamptz,
  primary key (subject_id, role, word),
  constraint entry_is_of_a_person_or_an_order check (num_nonnulls(account_id, card_order_id) = 1)
);
create index search_entry_of_word on search_entry (word, subject_id);
create index search_entry_of_account on search_entry (account_id) where account_id is not null;
create index search_entry_of_order on search_entry (card_order_id) where card_order_id is not null;
create index search_entry_ended on search_entry (ended_at) where ended_at is not null;

-- Addresses that somebody used before; whoever writes from one is found by it.
create table former_email (
  account_id uuid not null references account on delete cascade,
  email_address text not null,
  ended_at timestamptz not null,
  primary key (account_id, email_address)
);
create index former_email_by_address on former_email (lower(email_address));
create index former_email_ended on former_email (ended_at);

create function add_search_words(words text[]) returns void language sql as $$
  -- In one order, so that two who bring the same new words wait for each other and not both.
  insert into search_word (word) select word from unnest(words) as word order by word on conflict do nothing
$$;

-- What a person is called now, by the account and by the card. A word that is gone stays as a former one.
create function refresh_person_words(person uuid) returns void language plpgsql as $$
declare
  roles text[];
  words text[];
  spellings text[];
begin
  select array_agg(named.role), array_agg(named.word), array_agg(named.written)
    into roles, words, spellings
    from (select distinct on (part.role, found.word) part.role, found.word, found.written
            from account
            left join museum_card card on card.holder_account_id = account.id
           cross join lateral (values ('firstName', account.first_name), ('lastName', account.last_name),
                                      ('firstName', card.holder_first_name), ('lastName', card.holder_last_name))
                               as part (role, name)
           cross join lateral search_words(part.name) as found
           where account.id = person) as named;
  perform add_search_words(words);
  update search_entry entry
     set ended_at = now()
   where entry.subject_id = person and entry.ended_at is null
     and not exists (select from unnest(roles, words) as named (role, word)
                      where named.role = entry.role and named.word = entry.word);
  insert into search_entry (account_id, role, word, written)
  select person, named.role, named.word, named.written
    from unnest(roles, words, spellings) as named (role, word, written)
      on conflict (subject_id, role, word) do update set ended_at = null, written = excluded.written
      where search_entry.ended_at is not null or search_entry.written <> excluded.written;
end
$$;

-- Whom an order names that no account does: a guest, the recipient of a gift, a company. Nothing is kept of former names.
create function refresh_order_words(ordered uuid) returns void language plpgsql as $$
declare
  roles text[];
  words text[];
  spellings text[];
begin
  select array_agg(named.role), array_agg(named.word), array_agg(named.written)
    into roles, words, spellings
    from (select distinct on (part.role, found.word) part.role, found.word, found.written
            from card_order
            left join gift on gift.card_order_id = card_order.id
            left join company_order company on company.card_order_id = card_order.id
           cross join lateral (values
                   -- the order of a deleted account has no address any more, and its names are for the books alone
                   ('buyer', case when card_order.buyer_account_id is null and company.id is null
                                   and card_order.details #>> '{buyer,emailAddress}' is not null
                                  then concat_ws(' ', card_order.details #>> '{buyer,firstName}',
                                                      card_order.details #>> '{buyer,lastName}') end),
                   ('recipient', gift.recipient_name),
                   ('company', company.company_name),
                   ('contact', concat_ws(' ', company.contact_first_name, company.contact_last_name)))
                               as part (role, name)
           cross join lateral search_words(part.name) as found
           where card_order.id = ordered) as named;
  perform add_search_words(words);
  delete from search_entry entry
   where entry.subject_id = ordered
     and not exists (select from unnest(roles, words) as named (role, word)
                      where named.role = entry.role and named.word = entry.word);
  insert into search_entry (card_order_id, role, word, written)
  select ordered, named.role, named.word, named.written
    from unnest(roles, words, spellings) as named (role, word, written)
      on conflict (subject_id, role, word) do nothing;
end
$$;

create function note_name_of_account() returns trigger language plpgsql as $$
begin
  perform refresh_person_words(new.id);
  return null;
end
$$;
create trigger search_new_account after insert on account for each row
  when (new.first_name is not null or new.last_name is not null) execute function note_name_of_account();
create trigger search_named_account after update of first_name, last_name on account for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function note_name_of_account();

create function note_name_of_card() returns trigger language plpgsql as $$
begin
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
create trigger search_new_card after insert on museum_card for each row
  when (new.holder_account_id is not null) execute function note_name_of_card();
create trigger search_named_card after update of holder_account_id, holder_first_name, holder_last_name on museum_card
  for each row
  when ((old.holder_account_id, old.holder_first_name, old.holder_last_name)
        is distinct from (new.holder_account_id, new.holder_first_name, new.holder_last_name))
  execute function note_name_of_card();

create function note_former_email() returns trigger language plpgsql as $$
begin
  insert into former_email (account_id, email_address, ended_at) values (new.id, old.email_address, now())
      on conflict (account_id, email_address) do update set ended_at = excluded.ended_at;
  -- who takes an old address back has it now
  delete from former_email where account_id = new.id and lower(email_address) = lower(new.email_address);
  return null;
end
$$;
create trigger search_former_email after update of email_address on account for each row
  when (lower(old.email_address) <> lower(new.email_address)) execute function note_former_email();

-- The order of somebody who has an account is found through them.
create function note_names_of_order() returns trigger language plpgsql as $$
begin
  perform refresh_order_words(new.id);
  return null;
end
$$;
create trigger search_new_order after insert on card_order for each row
  when (new.buyer_account_id is null and new.kind <> 'companyOrder') execute function note_names_of_order();
create trigger search_named_order after update of details, buyer_account_id on card_order for each row
  when (new.kind <> 'companyOrder'
        and (old.buyer_account_id is null or new.buyer_account_id is null)
        and (old.details -> 'buyer', old.buyer_account_id) is distinct from (new.details -> 'buyer', new.buyer_account_id))
  execute function note_names_of_order();

create function note_names_of_part() returns trigger language plpgsql as $$
begin
  perform refresh_order_words(new.card_order_id);
  return null;
end
$$;
create trigger search_new_gift after insert on gift for each row execute function note_names_of_part();
create trigger search_named_gift after update of recipient_name on gift for each row
  when (old.recipient_name <> new.recipient_name) execute function note_names_of_part();
create trigger search_new_company after insert on company_order for each row execute function note_names_of_part();
create trigger search_named_company after update of company_name, contact_first_name, contact_last_name on company_order
  for each row
  when ((old.company_name, old.contact_first_name, old.contact_last_name)
        is distinct from (new.company_name, new.contact_first_name, new.contact_last_name))
  execute function note_names_of_part();

-- Who was there before. In short transactions: a person's row is locked for one batch and no longer.
create procedure fill_search_words() language plpgsql as $$
declare
  ids uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    select array_agg(id order by id) into ids
      from (select id from account where id > last order by id limit 1000 for share) as batch;
    exit when ids is null;
    perform refresh_person_words(id) from unnest(ids) as id;
    last := ids[array_length(ids, 1)];
    commit;
  end loop;
  last := '00000000-0000-0000-0000-000000000000';
  loop
    select array_agg(id order by id) into ids
      from (select id from card_order
             where id > last and (buyer_account_id is null or kind in ('gift', 'companyOrder'))
             order by id limit 1000 for share) as batch;
    exit when ids is null;
    perform refresh_order_words(id) from unnest(ids) as id;
    last := ids[array_length(ids, 1)];
    commit;
  end loop;
end
$$;

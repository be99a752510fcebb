-- A batch of an import looks its people's words up by key. A plan that the connection keeps was made for a few people and
-- would read the whole list for each of thousands of entries.
create or replace function refresh_words_of_people(people uuid[]) returns void language plpgsql as $$
begin
  create temporary table if not exists words_of_people
    (person uuid, role text, word text, written text, primary key (person, role, word)) on commit drop;
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

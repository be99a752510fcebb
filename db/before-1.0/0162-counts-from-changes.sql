-- How many visits a museum had in a month and how much was bought on a day, told without reading every one of them. What changes is
-- a row of its own, so that no two desks and no two purchases wait for each other; a job adds the rows up. Kept by the database, so
-- that a release that does not know of it keeps it too.
create table visit_month (
  museum_id uuid not null references museum on delete cascade,
  -- its first day
  month date not null check (extract(day from month) = 1),
  visits integer not null,
  primary key (museum_id, month) include (visits)
);
-- Of visits that were all taken away again: none, but for a moment.
create index visit_month_empty on visit_month (museum_id) where visits = 0;

create table uncounted_visit (
  id bigint generated always as identity primary key,
  museum_id uuid not null,
  month date not null,
  -- below zero: visits that were taken away
  visits integer not null
);
create index uncounted_visit_of_museum on uncounted_visit (museum_id);

create table uncounted_purchase (
  id bigint generated always as identity primary key,
  day date not null,
  kind purchase_kind not null,
  billing text not null
);

create function note_new_visits() returns trigger language plpgsql as $$
begin
  insert into uncounted_visit (museum_id, month, visits)
  select museum_id, date_trunc('month', visited_on::timestamp)::date, count(*) from came group by 1, 2;
  return null;
end
$$;
create function note_removed_visits() returns trigger language plpgsql as $$
begin
  insert into uncounted_visit (museum_id, month, visits)
  select museum_id, date_trunc('month', visited_on::timestamp)::date, -count(*) from went group by 1, 2;
  return null;
end
$$;
create function note_moved_visit() returns trigger language plpgsql as $$
begin
  insert into uncounted_visit (museum_id, month, visits)
  values (old.museum_id, date_trunc('month', old.visited_on::timestamp)::date, -1),
         (new.museum_id, date_trunc('month', new.visited_on::timestamp)::date, 1);
  return null;
end
$$;
create trigger note_new_visits after insert on visit
  referencing new table as came for each statement execute function note_new_visits();
create trigger note_removed_visits after delete on visit
  referencing old table as went for each statement execute function note_removed_visits();
-- A holder who forgets the diary moves nothing: the visit stays the museum's.
create trigger note_moved_visit after update on visit
  for each row when (old.museum_id <> new.museum_id or old.visited_on <> new.visited_on)
  execute function note_moved_visit();

-- An instalment is no purchase: it pays for no order.
create function note_settled_purchase() returns trigger language plpgsql as $$
begin
  insert into uncounted_purchase (day, kind, billing)
  select (new.settled_at at time zone 'Europe/Helsinki')::date, process_type, billing_type
    from payment
   where id = new.payment_id and exists (select from payment_order where payment_id = new.payment_id);
  return null;
end
$$;
create trigger note_settled_purchase after insert on payment_settlement
  for each row execute function note_settled_purchase();

-- From before settlements were counted from themselves (0010); no release reads or writes them.
delete from funnel_count where step = 'purchaseSettled';

-- Staff look at the page of a holder as the holder sees it; the holder is told which look it was.
alter table staff_look drop constraint staff_look_subject_check;
alter table staff_look add constraint staff_look_subject_check
  check (subject in ('details', 'card', 'visits', 'orders', 'page'));

-- The page of an order lists what was asked about it.
create index contact_case_of_order on contact_case (order_number) where order_number <> '';

-- When the desks of a museum last had the list of cards.
create table desk_list_fetch (
  museum_id uuid primary key references museum on delete cascade,
  fetched_at timestamptz not null
);

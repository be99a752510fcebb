-- Cards whose diary is not shown, not even to the holder; visits are still recorded.
create table hidden_diary (
  card_id uuid primary key references museum_card on delete cascade,
  hidden_at timestamptz not null
);

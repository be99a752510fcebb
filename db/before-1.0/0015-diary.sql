-- A holder may forget their diary: a visit then belongs to nobody, and still counts for its museum.
alter table visit alter column card_id drop not null;

-- The diary is still written but not shown, not even to its holder.
create table hidden_diary (
  card_id uuid primary key references museum_card on delete cascade,
  hidden_at timestamptz not null
);

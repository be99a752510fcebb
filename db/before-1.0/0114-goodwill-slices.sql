-- The cards of an approved run wait in slices: as rows of their own 400 000 of them took a minute to store while
-- whoever approved waited. A card gets its row in goodwill_run_card when it has its turn.
create table goodwill_run_slice (
  run_id uuid not null references goodwill_run on delete cascade,
  place integer not null,
  -- not references: the job looks each card up when it has its turn
  card_ids uuid[] not null,
  -- how often somebody else held a card of it: such a slice has its turn after the others
  tries integer not null default 0,
  primary key (run_id, place)
);

-- How far the undoing of a run has come, so that no batch looks again at the cards before it.
alter table goodwill_run add column undone_to uuid;

insert into goodwill_run_slice (run_id, place, card_ids)
select run_id, place, array_agg(card_id order by card_id)
  from (select run_id, card_id, (row_number() over (partition by run_id order by card_id) - 1) / 500 as place
          from goodwill_run_card where state = 'waiting') as waiting
 group by run_id, place;
delete from goodwill_run_card where state = 'waiting';
-- State `waiting`, its default and its index go with the next release: processes of the one before still name them.

-- What goes to the card printer in one go. The browser chooses the id, so that a press that is sent twice makes one batch.
create table plastic_batch (
  id uuid primary key,
  number integer generated always as identity unique,
  made_at timestamptz not null,
  made_by uuid references account on delete set null,
  produced_at timestamptz,
  produced_by uuid references account on delete set null
);
create index plastic_batch_made_by on plastic_batch (made_by);
create index plastic_batch_produced_by on plastic_batch (produced_by);

-- Orders that were there before wait since the day they were made: nothing has ever produced one.
alter table plastic_card_order
  add column batch_id uuid references plastic_batch,
  -- 1 for the first of the print run
  add column place integer check (place > 0),
  -- name, number and rya as they went to the printer: the same file can be made again whatever changed since
  add column printed jsonb,
  add column reprint_reason text check (reprint_reason in ('lost', 'damaged', 'nameCorrected')),
  -- the member of staff who asked for a reprint
  add column ordered_by uuid references account on delete set null,
  add constraint a_batched_card_has_a_place_and_a_print check (
    num_nonnulls(batch_id, place, printed) in (0, 3));
create unique index plastic_card_order_in_batch on plastic_card_order (batch_id, place) where batch_id is not null;
create index plastic_card_order_ordered_by on plastic_card_order (ordered_by) where ordered_by is not null;

-- Names and addresses go a year after the card was posted or cancelled; the bare row stays and says that there was one.
create index plastic_card_order_named on plastic_card_order (coalesce(posted_at, cancelled_at))
  where recipient_name <> '' and coalesce(posted_at, cancelled_at) is not null;

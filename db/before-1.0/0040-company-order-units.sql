-- An unpaid company order is one row: its event says how many cards and what each costs. The order that a company hands
-- out from, its seats and its cards are written when it is paid or invoiced.
create domain order_units as integer check (value between 1 and 5000);
alter table museum_card_event
  add column units order_units not null default 1,
  add constraint only_a_company_buys_many check (units = 1 or kind = 'companyOrder');

-- Orders made before this had an event for each card. Paid ones keep those; the first stands for the order.
alter table company_order add column event_id uuid unique references museum_card_event;
update company_order ordered
   set event_id = (select event_id from company_seat where order_id = ordered.id order by event_id limit 1);

-- Seats without a card belong to orders that nobody paid: money that still comes for them makes new ones.
delete from company_seat where card_id is null;
delete from company_order where not exists (select from company_seat where order_id = company_order.id);

alter table company_order alter column event_id set not null;
alter table company_seat
  drop column event_id,
  drop constraint one_seat_for_a_number,
  add primary key (order_id, number),
  alter column card_id set not null;

-- A card of a company that goes to the printer, with those of gifts. Its code is the card's: once taken back, it is not printed.
create table company_envelope (
  card_id uuid primary key references claimable_card,
  order_id uuid not null references company_order,
  place integer not null,
  batch_id uuid references envelope_batch
);
create index company_envelope_waiting on company_envelope (order_id) where batch_id is null;
create index company_envelope_of_batch on company_envelope (batch_id) where batch_id is not null;

-- Everything that is paid for and goes into an envelope, whoever bought it.
create view envelope as
  select gift.event_id as id, 'gift' as source, done.card_id, done.fulfilled_at, gift.place,
         batched.batch_id, gift.turned_digital_at is not null as is_turned_digital,
         event.language, gift.recipient_name, gift.greeting,
         concat_ws(' ', event.details #>> '{buyer,firstName}', event.details #>> '{buyer,lastName}') as giver_name,
         gift.addressee, gift.street_address, gift.zip_code, gift.city
    from gift
    join museum_card_event event on event.id = gift.event_id
    join event_fulfilment done on done.event_id = gift.event_id
    left join batched_envelope batched on batched.event_id = gift.event_id
   where not gift.is_digital or gift.turned_digital_at is not null
  union all
  select envelope.card_id, 'company', envelope.card_id, done.fulfilled_at, envelope.place,
         envelope.batch_id, false,
         ordered.language, ordered.company_name, '',
         concat_ws(' ', ordered.contact_first_name, ordered.contact_last_name),
         concat_ws(', ', ordered.company_name, ordered.contact_first_name || ' ' || ordered.contact_last_name),
         ordered.street_address, ordered.zip_code, ordered.city
    from company_envelope envelope
    join company_order ordered on ordered.id = envelope.order_id
    join event_fulfilment done on done.event_id = ordered.event_id;

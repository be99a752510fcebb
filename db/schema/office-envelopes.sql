-- A print run of envelopes.
create table envelope_batch (
  id uuid primary key default gen_random_uuid(),
  number integer not null generated always as identity unique,
  made_at timestamptz not null,
  made_by uuid references account on delete set null,
  posted_at timestamptz,
  posted_by uuid references account on delete set null,
  constraint posted_by_somebody_at_some_time check (posted_at is not null or posted_by is null)
);

-- Gifts of a print run.
create table batched_envelope (
  card_order_id uuid primary key references gift,
  batch_id uuid not null references envelope_batch
);
create index batched_envelope_of_batch on batched_envelope (batch_id);

-- A company's card that is printed and posted with those of gifts.
create table company_envelope (
  card_id uuid primary key references claimable_card,
  order_id uuid not null references company_order,
  place integer not null,
  batch_id uuid references envelope_batch
);
create index company_envelope_waiting on company_envelope (order_id) where batch_id is null;
create index company_envelope_of_batch on company_envelope (batch_id) where batch_id is not null;
create index company_envelope_by_order on company_envelope (order_id);

-- A gift's envelope waits until it is in a print run.
create function note_batched_envelope() returns trigger language plpgsql as $$
begin
  update gift set is_waiting = false where card_order_id = new.card_order_id and not is_digital;
  return null;
end
$$;
create trigger note_batched_envelope after insert on batched_envelope
  for each row execute function note_batched_envelope();

-- A gift that is turned from an envelope into a mail after printing waits for that mail.
create function note_turned_digital() returns trigger language plpgsql as $$
begin
  new.is_waiting := true;
  return new;
end
$$;
create trigger note_turned_digital before update of turned_digital_at on gift
  for each row when (old.turned_digital_at is null and new.turned_digital_at is not null)
  execute function note_turned_digital();

-- Everything that is paid for and goes into an envelope, whoever bought it.
create view envelope as
  select gift.card_order_id as id, 'gift' as source, done.card_id, done.fulfilled_at, gift.place,
         batched.batch_id, gift.turned_digital_at is not null as is_turned_digital,
         card_order.language, gift.recipient_name, gift.greeting,
         concat_ws(' ', card_order.details #>> '{buyer,firstName}', card_order.details #>> '{buyer,lastName}') as giver_name,
         gift.addressee, gift.street_address, gift.zip_code, gift.city, gift.is_waiting, gift.country
    from gift
    join card_order on card_order.id = gift.card_order_id
    join order_fulfilment done on done.card_order_id = gift.card_order_id
    left join batched_envelope batched on batched.card_order_id = gift.card_order_id
   where not gift.is_digital or gift.turned_digital_at is not null
  union all
  select envelope.card_id, 'company', envelope.card_id, done.fulfilled_at, envelope.place,
         envelope.batch_id, false,
         ordered.language, ordered.company_name, '',
         concat_ws(' ', ordered.contact_first_name, ordered.contact_last_name),
         concat_ws(', ', ordered.company_name, ordered.contact_first_name || ' ' || ordered.contact_last_name),
         ordered.street_address, ordered.zip_code, ordered.city, envelope.batch_id is null, ordered.country
    from company_envelope envelope
    join company_order ordered on ordered.id = envelope.order_id
    join order_fulfilment done on done.card_order_id = ordered.card_order_id;

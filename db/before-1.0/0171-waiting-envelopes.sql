-- A gift's envelope waits until a print run takes it, as a digital gift waits until it is sent. The office looks for those that
-- wait on its first page, and went through every envelope that there ever was. Kept by the database, so that a release that
-- does not know of it keeps it too.
create function note_batched_envelope() returns trigger language plpgsql as $$
begin
  update gift set is_waiting = false where card_order_id = new.card_order_id and not is_digital;
  return null;
end
$$;
create trigger note_batched_envelope after insert on batched_envelope
  for each row execute function note_batched_envelope();

-- An envelope may be turned into a mail after it was printed: then that mail waits.
create function note_turned_digital() returns trigger language plpgsql as $$
begin
  new.is_waiting := true;
  return new;
end
$$;
create trigger note_turned_digital before update of turned_digital_at on gift
  for each row when (old.turned_digital_at is null and new.turned_digital_at is not null)
  execute function note_turned_digital();

-- Envelopes of gifts alone: some thousands a year.
update gift set is_waiting = false
  from batched_envelope batched
 where batched.card_order_id = gift.card_order_id and is_waiting and not is_digital;

-- squawk-ignore require-concurrent-index-creation
create index gift_envelope_waiting on gift (card_order_id)
  where is_waiting and (not is_digital or turned_digital_at is not null);

create or replace view envelope as
  select gift.card_order_id as id, 'gift' as source, done.card_id, done.fulfilled_at, gift.place,
         batched.batch_id, gift.turned_digital_at is not null as is_turned_digital,
         card_order.language, gift.recipient_name, gift.greeting,
         concat_ws(' ', card_order.details #>> '{buyer,firstName}', card_order.details #>> '{buyer,lastName}') as giver_name,
         gift.addressee, gift.street_address, gift.zip_code, gift.city, gift.is_waiting
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
         ordered.street_address, ordered.zip_code, ordered.city, envelope.batch_id is null
    from company_envelope envelope
    join company_order ordered on ordered.id = envelope.order_id
    join order_fulfilment done on done.card_order_id = ordered.card_order_id;

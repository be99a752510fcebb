-- Where an envelope is posted to. What is there already is in Finland, and so is what a release that does not know of it writes.
alter table gift add column country text not null default 'FI';
alter table company_order add column country text not null default 'FI';

create or replace view envelope as
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

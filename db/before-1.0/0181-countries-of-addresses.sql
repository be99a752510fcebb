-- Whoever lives elsewhere says so. What is there already is in Finland, and so is what a release that does not know of it writes.
alter table contact_details add column country text not null default 'FI';
alter table plastic_card_order add column country text not null default 'FI';

create or replace view account_contact as
  select account.id as account_id,
         coalesce(ordered.home ->> 'streetAddress', kept.street_address, posted.street_address, '') as street_address,
         coalesce(ordered.home ->> 'zipCode', kept.zip_code, posted.zip_code, '') as zip_code,
         coalesce(ordered.home ->> 'city', kept.city, posted.city, '') as city,
         coalesce(ordered.phone, kept.phone, '') as phone,
         case when ordered.home is not null then coalesce(ordered.home ->> 'country', 'FI')
              else coalesce(kept.country, posted.country, 'FI') end as country
    from account
    left join contact_details kept on kept.account_id = account.id
    left join lateral (
      select (array_agg(said.buyer order by is_paid desc, changed_at desc)
                filter (where said.buyer ->> 'streetAddress' <> ''))[1] as home,
             (array_agg(said.buyer ->> 'phone' order by is_paid desc, changed_at desc)
                filter (where said.buyer ->> 'phone' <> ''))[1] as phone
        from (select details -> 'buyer' as buyer, changed_at,
                     exists (select from order_fulfilment done where done.card_order_id = card_order.id) as is_paid
                from card_order
               where buyer_account_id = account.id and kind <> 'companyOrder') said
       where kept.account_id is null or said.is_paid and said.changed_at > kept.changed_at
    ) ordered on true
    left join lateral (
      select plastic.street_address, plastic.zip_code, plastic.city, plastic.country
        from museum_card card
        join plastic_card_order plastic on plastic.card_id = card.id
       where card.holder_account_id = account.id and plastic.recipient_name <> '' and kept.account_id is null
       order by plastic.ordered_at desc
       limit 1
    ) posted on ordered.home is null;

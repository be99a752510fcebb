-- The bought thing is an order everywhere but on the wire. Names only: no table is rewritten.

alter table museum_card_event rename to card_order;
alter table payment_event rename to payment_order;
alter table event_fulfilment rename to order_fulfilment;
alter table withdrawn_event rename to withdrawn_order;

alter table batched_envelope rename column event_id to card_order_id;
alter table company_order rename column event_id to card_order_id;
alter table order_fulfilment rename column event_id to card_order_id;
alter table gift rename column event_id to card_order_id;
alter table gift_opening rename column event_id to card_order_id;
alter table gift_sending rename column event_id to card_order_id;
alter table monthly_contract rename column event_id to card_order_id;
alter table order_draft rename column event_id to card_order_id;
alter table payment_order rename column event_id to card_order_id;
alter table withdrawn_order rename column event_id to card_order_id;
alter table mail_outbox rename column event_key to idempotency_key;
alter table mail_outbox rename constraint one_mail_for_an_event to one_mail_for_a_key;
alter trigger payment_event_stays on payment_order rename to payment_order_stays;

-- Constraints and indexes are named after their tables and columns.
do $$
declare
  named record;
begin
  for named in
    select conrelid::regclass as of_table, conname as old_name,
           replace(replace(replace(replace(replace(conname, 'museum_card_event', 'card_order'),
             'payment_event', 'payment_order'), 'event_fulfilment', 'order_fulfilment'),
             'withdrawn_event', 'withdrawn_order'), 'event_id', 'card_order_id') as new_name
      from pg_constraint
     -- Not null is a constraint with a name from PostgreSQL 18 on; it has none before, and no statement of ours uses it.
     where connamespace = 'public'::regnamespace and conrelid <> 0 and conname like '%event%' and contype <> 'n'
  loop
    execute format('alter table %s rename constraint %I to %I', named.of_table, named.old_name, named.new_name);
  end loop;
  for named in
    select relname as old_name,
           replace(replace(replace(replace(replace(relname, 'museum_card_event', 'card_order'),
             'payment_event', 'payment_order'), 'event_fulfilment', 'order_fulfilment'),
             'withdrawn_event', 'withdrawn_order'), 'of_event', 'of_order') as new_name
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'i' and relname like '%event%'
  loop
    execute format('alter index %I rename to %I', named.old_name, named.new_name);
  end loop;
end
$$;

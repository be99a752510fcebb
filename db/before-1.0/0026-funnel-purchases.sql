-- An instalment that is charged later is no purchase: only payments for something that was ordered reach the end.
create or replace view funnel as
  select day, step, kind, billing, count::bigint
    from funnel_count
   where step <> 'purchaseSettled'
  union all
  select (settled_at at time zone 'Europe/Helsinki')::date, 'purchaseSettled', process_type, billing_type, count(*)
    from payment_settlement
    join payment on payment.id = payment_settlement.payment_id
   where exists (select from payment_event where payment_event.payment_id = payment.id)
   group by 1, 3, 4;

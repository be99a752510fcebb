-- A count that every settlement of the day raised made all of them wait for each other. What is settled is known
-- from the payments; only what leaves no other trace is counted.
create view funnel as
  select day, step, billing, count::bigint
    from funnel_count
   where step <> 'purchaseSettled'
  union all
  select (settled_at at time zone 'Europe/Helsinki')::date, 'purchaseSettled', billing_type, count(*)
    from payment_settlement
    join payment on payment.id = payment_settlement.payment_id
   group by 1, 3;

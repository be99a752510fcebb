-- The funnel tells apart what is being bought.
alter table funnel_count
  add column kind text not null default 'standard'
    check (kind in ('standard', 'gift', 'renewal', 'companyOrder')),
  drop constraint funnel_count_pkey,
  add primary key (day, step, kind, billing);
alter table funnel_count alter column kind drop default;

drop view funnel;
create view funnel as
  select day, step, kind, billing, count::bigint
    from funnel_count
   where step <> 'purchaseSettled'
  union all
  select (settled_at at time zone 'Europe/Helsinki')::date, 'purchaseSettled', process_type, billing_type, count(*)
    from payment_settlement
    join payment on payment.id = payment_settlement.payment_id
   group by 1, 3, 4;

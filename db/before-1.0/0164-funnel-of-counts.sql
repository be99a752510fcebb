-- Purchases are told as they were counted, with those that wait to be.
create or replace view funnel as
  select day, step, kind, billing, count::bigint
    from funnel_count
  union all
  select day, 'purchaseSettled', kind, billing, count(*)
    from uncounted_purchase
   group by day, kind, billing;

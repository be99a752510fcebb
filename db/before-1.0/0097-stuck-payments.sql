-- The office counts payments that wait too long with each of its pages.
create index payment_stuck on payment (state_at) where state in ('unknown', 'pending');

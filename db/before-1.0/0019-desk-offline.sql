-- What was found of the card when a visit that a desk let in without a network was sent. It stays a visit: the clerk
-- and the visitor did what the desk told them. Null: recorded with a network.
alter table visit add column offline_verdict text
  check (offline_verdict in ('valid', 'visitedToday', 'expired', 'notActive', 'onHold'));

-- What the browser that began the payment calls itself in its log, so that a guest's log is found after the purchase.
alter table payment add column correlation_id uuid;

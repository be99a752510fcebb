-- Which sentence the buyer saw and in which language ("card1.fi"): contract/texts/start-request.ts has them all.
-- Null of requests from before it was kept.
alter table card_order
  add column start_wording text check (start_wording ~ '^[a-z]+[0-9]+\.(fi|sv|en)$'),
  add constraint start_wording_of_request check (start_wording is null or start_requested_at is not null);
alter table payment_order
  add column start_wording text check (start_wording ~ '^[a-z]+[0-9]+\.(fi|sv|en)$');

-- What a guest has typed into the form of a gift or a company order, without an account: it belongs to the browser
-- (SHA-256 of its cookie) and survives a reload and a cancelled payment.
create table order_draft (
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  kind text not null check (kind in ('giftDigital', 'giftEnvelope', 'companyOrder')),
  form jsonb not null,
  -- the first event of the order that was made of it: when that is paid, the form is empty again
  event_id uuid references museum_card_event,
  saved_at timestamptz not null,
  primary key (browser_hash, kind)
);
create index order_draft_saved_at on order_draft (saved_at);
create index order_draft_of_event on order_draft (event_id) where event_id is not null;

-- An order that nobody paid is emptied of names and addresses. Money that comes for it later goes back.
alter table museum_card_event add column forgotten_at timestamptz;
create index museum_card_event_to_forget on museum_card_event (changed_at) where forgotten_at is null;

-- What somebody has typed into the form that registers a card, before the card is theirs. It is of one card and one
-- browser (SHA-256 of its cookie): the next code typed on the same computer begins with an empty form.
create table registration_draft (
  card_id uuid not null references museum_card on delete cascade,
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  -- who was signed in while typing: then it is shown to that person and to nobody else
  account_id uuid references account on delete cascade,
  form jsonb not null,
  saved_at timestamptz not null,
  primary key (card_id, browser_hash)
);
create index registration_draft_saved_at on registration_draft (saved_at);
create index registration_draft_of_account on registration_draft (account_id) where account_id is not null;

-- A card bought for somebody else: whoever has its code makes it their own, once.
create table claimable_card (
  card_id uuid primary key references museum_card,
  -- the code sealed with the portal's key, so that who bought the card can be shown it again
  sealed_code bytea not null,
  made_at timestamptz not null,
  -- the buyer took the card back before anybody made it theirs: its code is dead
  taken_back_at timestamptz
);

-- The one time a claimable card was made somebody's own: by registering it, or by adding its year to the card
-- that the person already held.
create table card_redemption (
  card_id uuid primary key references claimable_card,
  account_id uuid references account on delete set null,
  merged_into_card_id uuid references museum_card,
  redeemed_at timestamptz not null,
  constraint a_card_is_not_merged_into_itself check (merged_into_card_id <> card_id)
);
create index card_redemption_of_account on card_redemption (account_id);
create index card_redemption_into_card on card_redemption (merged_into_card_id)
  where merged_into_card_id is not null;
-- for the letters to givers
create index card_redemption_by_time on card_redemption (redeemed_at);

-- A guest registered a card for an e-mail address that is not shown to be theirs yet. Nothing is done to any
-- account until the link in the mail is followed.
create table registration_confirmation (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  card_id uuid not null unique references museum_card,
  -- the browser that filled the form: only there does the chosen password take effect
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  email_address text not null,
  -- dropped when the link ends
  password_hash text,
  subscribed_newsletter boolean not null,
  language language_code not null,
  expires_at timestamptz not null,
  -- the accepted terms, until the mail is confirmed and the account has them
  conditions_version text check (length(conditions_version) between 1 and 40),
  accepted_at timestamptz,
  -- contact details of somebody without an account, until the mail is confirmed
  contact jsonb
);
create index registration_confirmation_expires_at on registration_confirmation (expires_at);
-- the card waits longer than the link is valid; who signs in later is matched by address
create index registration_confirmation_email_address on registration_confirmation (email_address);

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

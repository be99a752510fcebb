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

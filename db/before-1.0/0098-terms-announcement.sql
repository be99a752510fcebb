-- How far the letters about coming terms have got: everybody is told in the order of their account.
create table terms_announcement (
  version text primary key,
  -- the last account that was looked at in this round; null before the first
  reached_account_id uuid,
  -- when the last round came to its end: people who bought a card since then are found by the next
  round_ended_at timestamptz
);

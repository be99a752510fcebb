-- A sent gift whose address was corrected has a new code and a new link. These are the old ones, which open nothing:
-- whoever tries one is told so instead of "unknown".
create table replaced_gift_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  marker_hash bytea not null unique check (octet_length(marker_hash) = 32),
  card_id uuid not null references claimable_card,
  replaced_at timestamptz not null
);
create index replaced_gift_code_of_card on replaced_gift_code (card_id);

-- Misspelt names and parts of mail addresses are searched by trigrams.
create extension if not exists pg_trgm;

-- Lists of allowed words are domains: PostgreSQL parses a table's check in every writing statement, a domain's once per connection.
create domain language_code as text check (value in ('fi', 'sv', 'en'));

-- Which keys have sealed values, so that a missing key is reported at the start.
create table secret_key_use (
  key_id bytea primary key,
  first_used_at timestamptz not null,
  -- nothing that can be re-encrypted is left under it
  emptied_at timestamptz,
  -- the portal has started without it since, so it is no longer required
  dropped_at timestamptz,
  constraint secret_key_use_id_length check (octet_length(key_id) = 8)
);

-- A phone number from its end, so that +358 40, 0040 and 040 begin alike.
create function reversed_digits(written text) returns text language sql immutable parallel safe as $$
  select reverse(regexp_replace(written, '\D', '', 'g'))
$$;

-- Which keys have sealed what is here, so that a missing one is told at the start.
create table secret_key_use (
  key_id bytea primary key,
  first_used_at timestamptz not null,
  -- Nothing that can be sealed anew is left under it.
  emptied_at timestamptz,
  -- The portal has started without it since, so it is asked for no more.
  dropped_at timestamptz,
  constraint secret_key_use_id_length check (octet_length(key_id) = 8)
);

-- Links of gifts grow from the key; once it is changed, the link that people have is kept sealed.
alter table gift_order add column sealed_giver_key bytea;
alter table gift add column sealed_marker bytea;

-- Counts attempts so that all processes agree. Unlogged: after a crash everyone starts from zero, which harms nobody.
create unlogged table rate_limit (
  scope text not null,
  -- a hash: e-mail addresses and network addresses are not kept here
  key_hash bytea not null,
  -- epoch milliseconds of the attempts that were let through within the window, oldest first
  hits bigint[] not null,
  -- whether the attempt that wrote the row last was let through
  allowed boolean not null,
  expires_at bigint not null,
  primary key (scope, key_hash)
);

create index rate_limit_expires_at on rate_limit (expires_at);

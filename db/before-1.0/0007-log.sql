-- What browsers report. Anyone may write here, so everything is bounded, and no column is personal.
create table client_log (
  id uuid primary key default gen_random_uuid(),
  entry_key text not null,
  logged_at timestamptz not null,
  milliseconds smallint not null check (milliseconds between 0 and 999),
  transaction_id text not null,
  level text not null check (level in ('ERROR', 'WARN', 'INFO', 'DEBUG')),
  developer_message text not null,
  error_message text not null,
  stack_trace text not null,
  source text not null,
  received_at timestamptz not null,
  -- a closing page may send once too often; the second copy changes nothing
  constraint one_row_for_an_entry unique (entry_key)
);
create index client_log_of_transaction on client_log (transaction_id);
create index client_log_by_time on client_log (received_at);

-- The row without an account is everyone's; a row of one's own wins over it.
create table logging_setting (
  account_id uuid unique nulls not distinct references account on delete cascade,
  enabled boolean not null,
  level text not null check (level in ('ERROR', 'WARN', 'INFO', 'DEBUG'))
);
insert into logging_setting (account_id, enabled, level) values (null, true, 'INFO');

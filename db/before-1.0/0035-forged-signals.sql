-- Notifications whose signature is wrong. A few a sender are kept as evidence, for days; all others are only counted.
create table forged_signal_count (
  day date not null,
  channel text not null check (channel in ('paytrail', 'epassi', 'smartum')),
  reason text not null check (length(reason) <= 40),
  times bigint not null,
  primary key (day, channel, reason)
);

-- The clean-up finds old ones without reading the genuine ones.
create index payment_signal_forged on payment_signal (last_received_at) where verdict like 'forged:%';

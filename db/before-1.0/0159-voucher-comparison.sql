-- When the list of a provider that has none to ask for was last brought and compared with our payments.
create table voucher_comparison (
  id bigint generated always as identity primary key,
  channel signal_channel not null,
  compared_at timestamptz not null,
  lines integer not null,
  settled integer not null,
  unmatched integer not null
);
create index voucher_comparison_by_channel on voucher_comparison (channel, compared_at desc);

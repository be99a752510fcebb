-- A list of payments that was asked for to compare all of them, and of which time. Null: because of charges without an answer.
alter table payment_report
  add column covers_from timestamptz,
  add column covers_to timestamptz check (covers_to > covers_from),
  -- what the provider counts as paid, and how much of it we did not know as received
  add column paid_lines integer check (paid_lines >= 0),
  add column unknown_lines integer check (unknown_lines between 0 and paid_lines);
create index payment_report_compared on payment_report (covers_to) where heard_at is not null and covers_to is not null;

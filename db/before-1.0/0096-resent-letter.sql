-- A letter that staff sent once more points at the first one: how often it left is counted, and seen.
alter table mail_outbox add column resent_from uuid references mail_outbox on delete set null;
create index mail_outbox_resent on mail_outbox (resent_from, queued_at) where resent_from is not null;

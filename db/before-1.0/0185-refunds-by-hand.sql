-- What nobody was asked to send has not been sent: only a person sends it.
alter table refund alter column sent_at drop not null;
update refund set sent_at = null
  from refund_need need join payment on payment.id = need.payment_id
 where need.id = refund.need_id and payment.provider_type in ('epassi', 'smartum');

-- Money that a person sent back, as the bank or the provider names it: the same transfer never counts twice.
create table refund_by_hand (
  need_id uuid primary key references refund_need,
  action_id uuid not null references staff_action,
  reference text not null unique check (reference <> ''),
  paid_on date not null,
  marked_at timestamptz not null,
  -- The payer hears of it when it can be taken back no more.
  told_at timestamptz
);
create index refund_by_hand_of_action on refund_by_hand (action_id);
create index refund_by_hand_to_tell on refund_by_hand (marked_at) where told_at is null;

-- Where a person sends it: sealed, and forgotten when it has been used.
create table refund_account (
  need_id uuid primary key references refund_need,
  sealed bytea not null,
  given_at timestamptz not null
);
create index refund_account_given_at on refund_account (given_at);

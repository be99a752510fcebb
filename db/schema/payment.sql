create domain provider_type as text check (value in ('paytrail', 'epassi', 'smartum', 'edenred', 'zevoy'));

create domain payment_state as text constraint payment_state_check1 check (value in (
  'created', 'open', 'unknown', 'pending', 'failed', 'cancelled', 'paid', 'refundNeeded', 'refunded'
));

create domain signal_channel as text check (value in ('paytrail', 'epassi', 'smartum'));

create domain signal_way as text check (value in ('redirect', 'callback', 'query'));

-- One attempt to pay. Written and committed before the provider is asked, since its callback may be first.
create table payment (
  id uuid primary key default gen_random_uuid(),
  -- in the return address: whoever has it sees how the payment stands, and nothing personal
  return_key text not null unique,
  -- text, so that whatever a provider sends can be looked up
  stamp text not null default gen_random_uuid()::text unique,
  reference text not null unique,
  provider_type provider_type not null,
  process_type purchase_kind not null,
  billing_type billing_type not null,
  language language_code not null,
  amount_cents integer not null check (amount_cents > 0),
  state payment_state not null,
  transaction_id text,
  -- how it was paid, as the provider names it
  provider_id text,
  -- since when the provider is being called for this attempt: nobody else calls it meanwhile
  asked_at timestamptz,
  -- the provider's answer, so that a repeated call hands over the same and makes no second payment
  hand_over json,
  created_at timestamptz not null,
  state_at timestamptz not null,
  -- when the reconciler queries the provider next
  check_at timestamptz,
  checks integer not null default 0,
  -- buyerName, seller and lines, as sent to the provider and as on the receipt; null: instalments have none
  receipt jsonb,
  -- until then the provider may still take money for it; null: it has been taken
  payable_until timestamptz,
  -- the id of the browser's log, by which a guest's log is found after the purchase
  correlation_id uuid
);
create unique index one_payment_for_a_transaction on payment (transaction_id)
  where transaction_id is not null;
create index payment_to_check on payment (check_at) where check_at is not null;
-- unpaid and still with a name: for the nightly clean-up
create index payment_to_forget on payment (payable_until) where receipt ? 'buyerName';
-- charges that were sent and never answered
create index payment_lost on payment (state_at) where state = 'unknown' and transaction_id is null;
create index payment_hand_over_by_time on payment (state_at) where hand_over is not null;
-- counted with every page of the office, as are stuck payments
create index payment_unreturned on payment (state_at) where provider_type = 'smartum' and state = 'open';
create index payment_stuck on payment (state_at) where state in ('unknown', 'pending');
alter table payment alter column hand_over set storage external;

-- What a payment pays for, frozen when the payment is made: the order may still change in another tab.
create table payment_order (
  payment_id uuid not null references payment,
  card_order_id uuid not null references card_order,
  language text not null check (language in ('fi', 'sv', 'en')),
  units integer not null default 1 check (units between 1 and 5000),
  -- of one unit, before and after the campaign
  list_price_cents integer not null check (list_price_cents > 0),
  price_cents integer not null,
  campaign_code_id uuid references campaign_code,
  extra_months integer not null default 0 check (extra_months >= 0),
  -- buyer and holder, plastic card, newsletter, company: as they were accepted
  details jsonb not null,
  renews_card_id uuid references museum_card,
  -- of a gift: its recipient, greeting and destination
  gift jsonb,
  conditions_version text not null,
  conditions_accepted_at timestamptz not null,
  monthly_consent_version text,
  monthly_consent_at timestamptz,
  start_requested_at timestamptz,
  start_wording text check (start_wording ~ '^[a-z]+[0-9]+\.(fi|sv|en)$'),
  primary key (payment_id, card_order_id),
  check (price_cents between 0 and list_price_cents)
);
create index payment_order_of_order on payment_order (card_order_id);
create index payment_order_of_campaign on payment_order (campaign_code_id)
  where campaign_code_id is not null;
create index payment_order_renews on payment_order (renews_card_id) where renews_card_id is not null;

-- Every notification about a payment, stored before it is verified. A repeated one only increments the count.
create table payment_notification (
  id bigint generated always as identity primary key,
  digest bytea not null check (octet_length(digest) = 32) unique,
  channel signal_channel not null,
  way signal_way not null,
  -- without signature and card token
  fields jsonb not null,
  verdict text,
  payment_id uuid references payment,
  times integer not null default 1,
  received_at timestamptz not null,
  last_received_at timestamptz not null,
  -- the verified content; null while the signature is not verified
  stamp text,
  status text,
  amount_cents integer
);
create index payment_notification_of_payment on payment_notification (payment_id);
create index payment_notification_of_money on payment_notification (stamp) where status = 'ok';
create index payment_notification_by_time on payment_notification (last_received_at);
create index payment_notification_forged on payment_notification (last_received_at)
  where stamp is null;

-- The money came: once for a payment, in one transaction with its effects.
create table payment_settlement (
  payment_id uuid primary key references payment,
  settled_at timestamptz not null
);

-- The provider's list of payments, requested because of charges without an answer or for a comparison.
create table payment_report (
  key text primary key,
  payment_ids uuid[] not null,
  asked_at timestamptz not null,
  heard_at timestamptz,
  -- the compared period; null: requested because of charges without an answer
  covers_from timestamptz,
  covers_to timestamptz,
  -- what the provider counts as paid, and how much of it we did not know as received
  paid_lines integer check (paid_lines >= 0),
  unknown_lines integer,
  check (covers_to > covers_from),
  check (unknown_lines between 0 and paid_lines)
);
create index payment_report_compared on payment_report (covers_to)
  where heard_at is not null and covers_to is not null;
create index payment_report_by_time on payment_report (asked_at);

-- Genuine money that belongs to no payment of ours: the office handles each.
create table unmatched_money (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('paytrail', 'epassi', 'smartum')),
  stamp text not null,
  transaction_id text not null default '',
  reference text,
  -- null: the provider does not sign it
  amount_cents integer,
  reason text not null check (reason in ('unknownPayment', 'otherSum', 'otherReference', 'otherTransaction')),
  -- the payment that it may have been meant for
  payment_id uuid references payment on delete set null,
  came_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references account on delete set null,
  -- the same money may be reported by redirect and by callback
  constraint the_same_money_is_one_row unique (channel, stamp, transaction_id)
);
create index unmatched_money_to_look_at on unmatched_money (came_at) where ended_at is null;
create index unmatched_money_of_payment on unmatched_money (payment_id) where payment_id is not null;
create index unmatched_money_ended_by on unmatched_money (ended_by) where ended_by is not null;

-- Counts of notifications with a wrong signature; a few of each sender are kept as rows for some days.
create table forged_notification_count (
  day date not null,
  channel text not null check (channel in ('paytrail', 'epassi', 'smartum')),
  reason text not null check (length(reason) <= 40),
  times bigint not null,
  primary key (day, channel, reason)
);

-- Personal fields may be taken out of a copy; nothing in it is ever changed.
create function snapshot_is_never_rewritten() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'details' - 'gift') is distinct from (to_jsonb(old) - 'details' - 'gift')
     or not old.details @> new.details
     or (new.gift is not null and not coalesce(old.gift @> new.gift, false)) then
    raise exception 'what a payment pays for is never changed';
  end if;
  return new;
end
$$;
create trigger payment_order_stays before update on payment_order
  for each row execute function snapshot_is_never_rewritten();

-- Name and address of a receipt may be forgotten; nothing else changes.
create function receipt_is_never_rewritten() returns trigger language plpgsql as $$
begin
  if new.amount_cents <> old.amount_cents
     or new.receipt is distinct from old.receipt
        and (new.receipt - '{buyerName,buyerAddress}'::text[])
            is distinct from (old.receipt - '{buyerName,buyerAddress}'::text[])
     or new.receipt ->> 'buyerName' <> old.receipt ->> 'buyerName'
     or new.receipt ->> 'buyerAddress' <> old.receipt ->> 'buyerAddress' then
    raise exception 'what a payment asks for is never changed';
  end if;
  return new;
end
$$;
create trigger payment_receipt_stays before update of amount_cents, receipt on payment
  for each row execute function receipt_is_never_rewritten();

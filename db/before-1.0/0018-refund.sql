-- Money on its way back. Written before the provider is asked, and asked for once.
create table refund (
  payment_id uuid primary key references refund_need,
  -- in the address that the provider calls when it is done
  key text not null unique,
  stamp text not null unique default gen_random_uuid()::text,
  -- sent: no answer yet, it may have gone; byHand: the provider has no way, a person must send it
  state text not null check (state in ('sent', 'pending', 'done', 'byHand')),
  sent_at timestamptz not null,
  ended_at timestamptz
);
create index refund_to_look_at on refund (sent_at) where state <> 'done';

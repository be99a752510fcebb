-- What a browser holds in its buyer and activation cookies: only keys that we issued open anything. Once somebody is
-- signed in beside a key it is theirs, and opens nothing for whoever sits down next.
create table browser_key (
  -- SHA-256 of the cookie
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  -- null: of a guest
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index browser_key_of_account on browser_key (account_id) where account_id is not null;
create index browser_key_expires_at on browser_key (expires_at);

-- Browsers in the middle of something keep their forms and unpaid orders.
insert into browser_key (key_hash, account_id, expires_at)
select key_hash, (array_agg(account_id) filter (where account_id is not null))[1], now() + interval '30 days'
  from (select browser_hash as key_hash, null::uuid as account_id from order_draft
        union all
        select browser_hash, account_id from registration_draft
        union all
        select owner_browser_hash, owner_account_id from museum_card_event
         where owner_browser_hash is not null and changed_at > now() - interval '30 days') known
 group by key_hash;

-- Which session asked for a new address: a click elsewhere must not give that session somebody's mailbox.
alter table email_change add column session_id uuid references account_session on delete set null;
create index email_change_of_session on email_change (session_id) where session_id is not null;
-- A wish from before cannot tell who made it.
delete from email_change;

-- The old address may stop a change that was asked for, and take back one that was made.
create table email_stop (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  old_email_address text not null check (length(old_email_address) between 5 and 80),
  expires_at timestamptz not null
);
create index email_stop_of_account on email_stop (account_id);
create index email_stop_expires_at on email_stop (expires_at);

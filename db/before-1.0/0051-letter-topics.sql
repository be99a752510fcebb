-- The card that hangs above a letter: its rya and its holder's name are drawn when the letter is written.
alter table mail_outbox add column card_id uuid references museum_card;
create index mail_outbox_of_card on mail_outbox (card_id) where card_id is not null;

-- Letters that somebody has switched off. By address, not by account: a giver need not have one.
create table letter_stop (
  -- in lower case
  email_address text not null check (email_address = lower(email_address)),
  topic text not null check (topic in ('reminders', 'giftNews')),
  stopped_at timestamptz not null,
  primary key (email_address, topic)
);

alter domain mail_fault drop constraint mail_fault_check;
alter domain mail_fault add constraint mail_fault_check
  check (value in ('refused', 'later', 'letter', 'too late', 'stopped'));

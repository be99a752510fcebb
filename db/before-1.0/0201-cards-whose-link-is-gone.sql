-- The row of a link that had ended was deleted, and with it the address of a card that a guest registered. While the letter
-- has it, the card waits for that address again, without the link and the password that were in it.
insert into registration_confirmation
  (token_hash, card_id, browser_hash, email_address, password_hash, subscribed_newsletter, language, expires_at)
select distinct on (card.id) sha256(uuid_send(gen_random_uuid())), card.id, sha256(uuid_send(gen_random_uuid())),
       lower(mail.address), null, false, mail.language, now()
  from museum_card card
  join card_redemption redeemed on redeemed.card_id = card.id
  -- To a guest it names no card: a mistyped address must not get it.
  join mail_outbox mail on mail.letter = 'card-registered' and mail.card_id is null
                       and split_part(mail.idempotency_key, ':', 2) = card.id::text
 where card.holder_account_id is null and card.registered_at is not null and card.holder_first_name <> '–'
   and redeemed.account_id is null and redeemed.merged_into_card_id is null
   and mail.address is not null
 order by card.id, mail.queued_at desc
on conflict (card_id) do nothing;

-- What the employer sees must not tell who has activated: a card goes out either as a code that the company has in its
-- file or envelopes, or by mail to a person whose code the company never sees.
alter table company_seat
  -- its code is known to the company
  add column handed_out_at timestamptz,
  -- given, and nobody is named with it any more: claimed when the company took the others back, or its person is forgotten
  add column closed_at timestamptz;
create index company_seat_of_address on company_seat (lower(email_address)) where email_address is not null;

-- Every code could be downloaded so far.
update company_seat set handed_out_at = now() where email_address is null;

-- A name greets in the invitation; it is of no use once the card is somebody's own.
update company_seat set person_name = null
 where exists (select from card_redemption where card_redemption.card_id = company_seat.card_id);

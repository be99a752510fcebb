-- Exact look-ups of the office, on the rows themselves: nothing has to be kept up to date.
create index museum_card_by_last_four on museum_card (right(customer_number, 4));
create index contact_details_by_phone on contact_details (reversed_digits(phone) text_pattern_ops) where phone <> '';
create index card_order_by_phone on card_order (reversed_digits(details #>> '{buyer,phone}') text_pattern_ops)
  where details #>> '{buyer,phone}' <> '';
create index card_order_by_email on card_order (lower(details #>> '{buyer,emailAddress}'))
  where buyer_account_id is null;
create index company_order_by_phone on company_order (reversed_digits(phone) text_pattern_ops) where phone <> '';
create index company_order_by_email on company_order (lower(email_address));
create index company_order_by_business_id on company_order (business_id);
create index gift_by_recipient_email on gift (lower(recipient_email)) where recipient_email <> '';
create index email_change_by_address on email_change (lower(new_email_address));
create index order_fulfilment_of_card on order_fulfilment (card_id) where card_id is not null;

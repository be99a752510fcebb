-- Numbers that a living scheme brings along have twelve digits and stay as they are; ours have sixteen.
alter table museum_card drop constraint customer_number_is_16_digits;
alter table museum_card add constraint customer_number_is_16_or_12_digits
  check (customer_number ~ '^([1-9][0-9]{15}|[0-9]{12})$');
alter table former_card_number drop constraint former_card_number_customer_number_check;
alter table former_card_number add constraint former_number_is_16_or_12_digits
  check (customer_number ~ '^([1-9][0-9]{15}|[0-9]{12})$');

-- The counts of the office are asked for with each of its pages: what is open there must be found without reading all payments.
create index payment_unreturned on payment (state_at) where provider_type = 'smartum' and state = 'open';

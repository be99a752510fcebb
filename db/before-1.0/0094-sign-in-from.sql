-- After customer service has changed an address nobody signs in before this time: until then the old address can stop it.
alter table account add column sign_in_from timestamptz;

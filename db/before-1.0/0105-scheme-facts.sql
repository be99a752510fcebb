-- What of the scheme begins on a day, beside prices: limits, payment methods, switches, the notice on every page. What
-- no row says holds as it is shipped. The shape of `value` is that of its topic in domain/scheme/fact-topics.ts.
create table scheme_fact (
  topic text not null check (topic in (
    'limits', 'bank', 'card', 'epassi', 'smartum', 'edenred', 'zevoy', 'companyInvoice',
    'selling', 'gifts', 'registration', 'banner'
  )),
  valid_from date not null,
  -- its last day; null: until something newer begins
  valid_until date check (valid_until >= valid_from),
  value jsonb not null,
  -- who planned it, when and why; null: it came with the scheme
  action_id uuid references staff_action,
  primary key (topic, valid_from)
);

-- No code has ever read it: the limit stands in scheme_fact.
alter table scheme alter column company_order_max_units drop not null;

-- More facts with a day: the logo, what search engines read of the front page, who measures visits, what browsers report.
alter table scheme_fact drop constraint scheme_fact_topic_check;
alter table scheme_fact add constraint scheme_fact_topic_check check (topic in (
  'limits', 'languages', 'colours', 'logo', 'search', 'tracking', 'logging', 'bank', 'card', 'epassi', 'smartum', 'edenred', 'zevoy',
  'companyInvoice', 'selling', 'gifts', 'registration', 'monthly', 'banner'
)) not valid;
-- A table of some hundred rows.
-- squawk-ignore constraint-missing-not-valid
alter table scheme_fact validate constraint scheme_fact_topic_check;

-- The logo of the scheme in the sizes in which it is shown. Made anew when it is brought: nothing of the file itself is kept.
create table scheme_logo (
  id uuid primary key default gen_random_uuid(),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  mark bytea not null,
  icon_64 bytea not null,
  icon_192 bytea not null,
  icon_512 bytea not null,
  made_at timestamptz not null
);

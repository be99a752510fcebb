-- When those of a company who have not activated their card were last reminded: once a week at most.
alter table company_order add column reminded_at timestamptz;

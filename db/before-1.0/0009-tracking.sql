-- How far purchases get, day by day: counts of what happened here, without cookies and without anybody in them.
create table funnel_count (
  day date not null,
  step text not null check (step in ('formOpened', 'checkAccepted', 'purchaseSettled')),
  -- undecided: the form is open, nothing is chosen yet
  billing text not null check (billing in ('annually', 'monthly', 'undecided')),
  count integer not null check (count > 0),
  primary key (day, step, billing)
);

-- Which payments have been told of to the shop's measuring, so that a reload tells of none twice.
create table tracked_purchase (
  payment_id uuid primary key references payment on delete cascade,
  claimed_at timestamptz not null
);

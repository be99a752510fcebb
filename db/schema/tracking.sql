-- How far purchases get, by day: counts without personal data.
create table funnel_count (
  day date not null,
  step text not null check (step in ('formOpened', 'checkAccepted', 'purchaseSettled')),
  -- undecided: the form is open, nothing is chosen yet
  billing text not null check (billing in ('annually', 'monthly', 'undecided')),
  count integer not null check (count > 0),
  kind purchase_kind not null,
  primary key (day, step, kind, billing)
);

-- Payments that were reported to the measuring service, so that a reload reports none twice.
create table tracked_purchase (
  payment_id uuid primary key references payment on delete cascade,
  claimed_at timestamptz not null
);
create index tracked_purchase_by_time on tracked_purchase (claimed_at);

-- Purchases that a job has yet to add to funnel_count: a row each, so that no two wait for each other.
create table uncounted_purchase (
  id bigint generated always as identity primary key,
  day date not null,
  kind purchase_kind not null,
  billing text not null
);

-- An instalment is no purchase: it pays for no order.
create function note_settled_purchase() returns trigger language plpgsql as $$
begin
  insert into uncounted_purchase (day, kind, billing)
  select (new.settled_at at time zone 'Europe/Helsinki')::date, process_type, billing_type
    from payment
   where id = new.payment_id and exists (select from payment_order where payment_id = new.payment_id);
  return null;
end
$$;
create trigger note_settled_purchase after insert on payment_settlement
  for each row execute function note_settled_purchase();

-- The counts, with purchases that are not added yet.
create view funnel as
  select day, step, kind, billing, count::bigint
    from funnel_count
  union all
  select day, 'purchaseSettled', kind, billing, count(*)
    from uncounted_purchase
   group by day, kind, billing;
